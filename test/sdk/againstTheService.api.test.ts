import { useService } from '../support/service.ts';
import { packedProject, runExample } from './packedProject.ts';

const service = useService();

it('plays the example of the packed client against the service', async () => {
  const { apiKey } = await service.organization();
  const project = await packedProject();
  const output = await runExample(project, { baseUrl: service.baseUrl, token: apiKey });
  await project.remove();
  expect(output.trim().split('\n').at(-1)).toBe('gone');
}, 120_000);
