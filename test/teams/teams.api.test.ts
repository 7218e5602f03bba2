import { useService, type TestOrganization } from '../support/service.ts';
import { aClub, aCompetition, aTeamIn, namesOf } from './aCompetition.ts';

const service = useService();
let organization: TestOrganization;
let other: TestOrganization;

beforeAll(async () => {
  organization = await service.organization({ name: 'Riverside League' });
  other = await service.organization();
});

const unknownId = 'f'.repeat(24);

describe('a club', () => {
  it('has a name and nothing else until more is told', async () => {
    const { data, status, etag, headers } = await organization.admin.teams
      .create({ name: 'Riverside Hawks' })
      .withResponse();
    expect(data).toMatchObject({
      name: 'Riverside Hawks',
      logoUrl: null,
      color: null,
      organization: organization._id,
    });
    expect([status, etag, headers.get('location')]).toEqual([201, '"1"', `/api/v1/teams/${data._id}`]);
  });

  it('keeps its logo and colour, and loses them with null', async () => {
    const fields = { name: 'Hawks', logoUrl: 'https://cdn.example.org/hawks.png?v=2#top', color: '#1e40af' };
    const { _id } = await organization.key.teams.create(fields);
    expect(await organization.key.teams.get(_id)).toMatchObject(fields);
    expect(await organization.admin.teams.update(_id, { logoUrl: null, color: null })).toMatchObject({
      name: 'Hawks',
      logoUrl: null,
      color: null,
    });
  });

  it.each([
    'http://example.org/a.png',
    'javascript:alert(1)',
    'https://',
    'https://a.org/"><script>',
    'https://u:p@a.org/',
  ])('takes no logo from %s', async (logoUrl) => {
    await expect(organization.admin.teams.create({ name: 'Hawks', logoUrl })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      details: [{ path: 'logoUrl' }],
    });
  });

  it('takes back what was read, ignoring what is read-only', async () => {
    const club = await aClub(organization, 'Owls');
    const { data, etag } = await organization.admin.teams.update(club._id, club as never).withResponse();
    expect([data, etag]).toEqual([club, '"1"']);
  });

  it('refuses an unknown field with its path', async () => {
    const { _id } = await aClub(organization, 'Owls');
    const sent = { players: [] } as never;
    await expect(organization.admin.teams.update(_id, sent)).rejects.toMatchObject({
      status: 400,
      details: [{ path: 'players' }],
    });
  });

  it('is not changed over somebody else’s change', async () => {
    const { data, etag } = await organization.admin.teams.create({ name: 'Owls' }).withResponse();
    await organization.admin.teams.update(data._id, { name: 'Night Owls' });
    await expect(
      organization.admin.teams.update(data._id, { color: 'red' }, { ifMatch: etag as string }),
    ).rejects.toMatchObject({ status: 412, code: 'stale' });
    await expect(
      organization.admin.teams.remove(data._id, {}, { ifMatch: etag as string }),
    ).rejects.toMatchObject({
      status: 412,
    });
  });

  it('is never another organization’s to change', async () => {
    const { division } = await aCompetition(organization);
    const shown = await aClub(organization, 'Shown');
    const unseen = await aClub(organization, 'Unseen');
    await aTeamIn(organization, division, 'Shown', { team: shown._id });
    await expect(other.admin.teams.update(shown._id, { name: 'Mine' })).rejects.toMatchObject({
      status: 403,
    });
    await expect(other.key.teams.remove(shown._id)).rejects.toMatchObject({ status: 403 });
    await expect(other.admin.teams.update(unseen._id, { name: 'Mine' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      organization.admin.teams.create({ name: 'Theirs', organization: other._id }),
    ).rejects.toMatchObject({ code: 'invalid_reference', details: [{ path: 'organization' }] });
  });

  it('stays while a division team carries it, and is gone once deleted', async () => {
    const { division } = await aCompetition(organization);
    const club = await aClub(organization, 'Foxes');
    const team = await aTeamIn(organization, division, 'Foxes I', { team: club._id });
    await expect(organization.admin.teams.remove(club._id)).rejects.toMatchObject({
      status: 409,
      code: 'in_use',
    });
    await organization.admin.divisionTeams.remove(team._id);
    expect((await organization.admin.teams.remove(club._id))?.name).toBe('Foxes');
    await expect(organization.admin.teams.get(club._id)).rejects.toMatchObject({ status: 404 });
  });

  it('shows its organization when asked', async () => {
    const { _id } = await aClub(organization, 'Owls');
    const club = await organization.admin.teams.get(_id, { include: 'organization(name)' });
    expect(club.organization).toEqual({ _id: organization._id, name: 'Riverside League' });
  });

  it('leaves an audit entry for each write', async () => {
    const { _id } = await aClub(organization, 'Owls');
    await organization.admin.teams.update(_id, { name: 'Night Owls' });
    await organization.admin.teams.remove(_id);
    const { data } = await organization.admin.auditLogs.list({ resourceId: _id });
    expect(data.map(({ action, resource }) => `${resource} ${action}`)).toEqual([
      'team create',
      'team update',
      'team delete',
    ]);
  });

  it('is read by a key with the scope for teams, and changed by none but administrators', async () => {
    const { _id } = await aClub(organization, 'Owls');
    const reader = service.client(await service.apiKey(organization._id, ['read:teams']));
    expect((await reader.teams.get(_id)).name).toBe('Owls');
    await expect(reader.teams.update(_id, { name: 'Mine' })).rejects.toMatchObject({ status: 403 });
    const stranger = service.client(await service.apiKey(organization._id, ['read:leagues']));
    await expect(stranger.teams.get(_id)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  });
});

describe('the clubs of a competition', () => {
  let league: { _id: string };
  let division: { _id: string };
  let second: { _id: string };

  beforeAll(async () => {
    ({ league, division } = await aCompetition(organization));
    second = await organization.admin.divisions.create({ name: 'B', league: league._id });
    for (const [name, entered] of [
      ['Ants', [division]],
      ['Bees', [division, second]],
      ['Cats', [second]],
    ] as const) {
      const club = await aClub(organization, name);
      for (const one of entered) await aTeamIn(organization, one, name, { team: club._id });
    }
    await aClub(organization, 'Ants');
  });

  it.each(['public', 'admin', 'key'] as const)(
    'are listed once each by league and division to the %s',
    async (who) => {
      const client = who === 'public' ? service.client() : organization[who];
      expect(namesOf((await client.teams.listByLeague(league._id)).data)).toEqual(['Ants', 'Bees', 'Cats']);
      expect(namesOf((await client.teams.listByDivision(second._id)).data)).toEqual(['Bees', 'Cats']);
      const both = await client.teams.listByOrganizationAndDivision(organization._id, division._id);
      expect(namesOf(both.data)).toEqual(['Ants', 'Bees']);
      expect(namesOf((await client.teams.list({ league: league._id, sort: '-name' })).data)).toEqual([
        'Cats',
        'Bees',
        'Ants',
      ]);
    },
  );

  it('are found by the name of the organization, and by their own', async () => {
    const list = await service.client().teams.listByOrganizationName('RIVERSIDE league', { name: 'bees' });
    expect(namesOf(list.data)).toEqual(['Bees']);
    const own = await organization.key.teams.list({ name: 'ANTS' });
    expect(own.count).toBe(2);
    expect((await other.admin.teams.list({ name: 'ANTS' })).data).toEqual([]);
  });

  it('come page by page', async () => {
    const seen: string[] = [];
    for await (const club of service.client().teams.listByLeague(league._id, { limit: 1, sort: '-name' })) {
      seen.push(club.name);
    }
    expect(seen).toEqual(['Cats', 'Bees', 'Ants']);
  });

  it('are not found below what is unknown, archived or another organization’s', async () => {
    const archived = await aCompetition(organization, { active: false });
    const { teams } = service.client();
    const refusals = [
      teams.listByLeague(unknownId),
      teams.listByDivision(unknownId),
      teams.listByLeague(archived.league._id),
      teams.listByDivision(archived.division._id),
      teams.listByOrganizationName('no such league'),
      teams.listByOrganizationAndDivision(unknownId, division._id),
      teams.listByOrganizationAndDivision(organization._id, unknownId),
      teams.listByOrganizationAndDivision(other._id, division._id),
    ];
    for (const answer of await Promise.allSettled(refusals)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { status: 404, code: 'not_found' } });
    }
  });
});
