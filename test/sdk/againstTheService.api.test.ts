import { aMember, aTeam } from '../roles/aTeam.ts';
import { useService } from '../support/service.ts';
import { packedProject, runChatExample, runExample, type PackedProject } from './packedProject.ts';

const service = useService();
let project: PackedProject;

beforeAll(async () => {
  project = await packedProject();
}, 120_000);
afterAll(() => project?.remove());

it('plays the example of the packed client against the service', async () => {
  const { apiKey } = await service.organization();
  const output = await runExample(project, { baseUrl: service.baseUrl, token: apiKey });
  expect(output.trim().split('\n').at(-1)).toBe('gone');
}, 120_000);

it('chats with the packed client', async () => {
  const organization = await service.organization();
  const team = await aTeam(organization);
  const { token, client } = await aMember(service, team);
  await client.chatMessages.create({ divisionTeam: team._id, text: 'Practice at six' });
  const output = await runChatExample(project, { baseUrl: service.baseUrl, token, divisionTeam: team._id });
  const { data } = await client.chatMessages.listByTeam(team._id);
  expect(output.trim().split('\n')).toEqual(data.map(({ name, text }) => `${name}: ${text}`).reverse());
  expect(data).toHaveLength(2);
}, 120_000);
