import { ask } from './asking.ts';
import { useService, type TestOrganization } from '../support/service.ts';

const service = useService();

type Id = { _id: string };

async function aTeam(organization: TestOrganization, config = {}) {
  const token = organization.adminToken;
  const post = async (address: string, body: object) =>
    (await ask<Id>(service, address, { token, body })).data._id;
  const league = await post('POST /leagues', { name: 'Winter' });
  const division = await post('POST /divisions', { name: 'A', league, config });
  return { league, team: await post('POST /divisionTeams', { name: 'Rovers', division }) };
}

const watch = (token: string, team: string, verb = 'addwatch') =>
  ask<{ watchlist: string[] }>(service, `PUT /users/${verb}`, { token, body: { team } });
const watched = async (token: string) =>
  (await ask<string[]>(service, 'GET /users/watchlist', { token })).data;

describe('the watchlist', () => {
  it('holds teams in the order they were added, each once', async () => {
    const organization = await service.organization();
    const { token } = await service.user();
    const [first, second] = [(await aTeam(organization)).team, (await aTeam(organization)).team];
    expect(await watched(token)).toEqual([]);
    await watch(token, first);
    expect((await watch(token, second)).data.watchlist).toEqual([first, second]);
    const again = await watch(token, first);
    expect(again).toMatchObject({ status: 200, data: { watchlist: [first, second] } });
    expect(await watched(token)).toEqual([first, second]);
    expect((await watch(token, first, 'removewatch')).data.watchlist).toEqual([second]);
    expect((await watch(token, first, 'removewatch')).status).toBe(200);
    expect(await watched(token)).toEqual([second]);
  });

  it('shows the teams themselves where they are asked for', async () => {
    const organization = await service.organization();
    const { token } = await service.user();
    const { team } = await aTeam(organization);
    const { data } = await watch(token, team);
    expect(data.watchlist).toEqual([team]);
    const include = 'include=watchlist(name),watchlist.division(name)';
    const rovers = { _id: team, name: 'Rovers', division: { name: 'A' } };
    const profile = await ask(service, `GET /users/profile?${include}`, { token });
    expect(profile.data).toMatchObject({ watchlist: [rovers] });
    const list = await ask(service, `GET /users/watchlist?${include}`, { token });
    expect(list.data).toMatchObject([rovers]);
  });

  it('takes no team that does not exist', async () => {
    const { token } = await service.user();
    expect(await watch(token, 'f'.repeat(24))).toMatchObject({
      status: 409,
      code: 'invalid_reference',
      details: [{ path: 'team' }],
    });
  });

  it('leaves out teams below an archived league, which nobody can add', async () => {
    const organization = await service.organization();
    const { token } = await service.user();
    const { league, team } = await aTeam(organization);
    await watch(token, team);
    await ask(service, `PUT /leagues/${league}`, { token: organization.adminToken, body: { active: false } });
    expect(await watched(token)).toEqual([]);
    expect((await watch((await service.user()).token, team)).code).toBe('invalid_reference');
    await ask(service, `PUT /leagues/${league}`, { token: organization.adminToken, body: { active: true } });
    expect(await watched(token)).toEqual([team]);
  });

  it('is each person’s own', async () => {
    const { team } = await aTeam(await service.organization());
    const [one, other] = [await service.user(), await service.user()];
    await watch(one.token, team);
    expect(await watched(other.token)).toEqual([]);
  });
});
