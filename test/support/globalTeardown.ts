import { stopCluster } from './embeddedCluster.ts';

export default stopCluster;
