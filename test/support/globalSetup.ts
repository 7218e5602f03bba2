import { clusterUrl, startCluster } from './embeddedCluster.ts';
import { makeTemplate } from './templateDatabase.ts';

export default async function setUp(): Promise<void> {
  await startCluster();
  await makeTemplate(clusterUrl());
}
