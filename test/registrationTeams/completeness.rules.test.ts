import fc from 'fast-check';
import { missingFrom, type Demands, type Entry } from '../../server/registrationTeams/completeness.ts';
import { aField } from '../registrations/aForm.ts';

const nothingAsked: Demands = {
  levels: {},
  requirePlayers: false,
  allowCoaches: null,
  requireReleaseStatement: null,
  teamFields: [],
  managerFields: [],
  fields: [],
};
const sam = { name: 'Sam Okafor', email: 'sam@example.org' };
const aTeam: Entry = {
  managers: [sam],
  coaches: [],
  teamRepresentatives: [],
  answers: {},
  releaseAccepted: null,
  players: [],
};
const players = (n: number) =>
  Array.from({ length: n }, (_, index) => ({ _id: `player-${index}`, name: `Player ${index}`, answers: {} }));
const required = (fieldId: string) => aField({ fieldId, required: true });
const pathsOf = (entry: Partial<Entry>, demands: Partial<Demands>) =>
  missingFrom({ ...aTeam, ...entry }, { ...nothingAsked, ...demands }).map(({ path }) => path);

describe('a team’s registration', () => {
  it('is complete where nothing is asked but a manager to write to', () => {
    expect(pathsOf({}, {})).toEqual([]);
    expect(pathsOf({ managers: [] }, {})).toEqual(['managers']);
    expect(pathsOf({ managers: [{ name: 'Sam Okafor', email: null }] }, {})).toEqual(['managers']);
  });

  it('asks for one player where nobody has said how many', () => {
    expect(pathsOf({}, { requirePlayers: null })).toEqual(['players']);
    expect(pathsOf({ players: players(1) }, { requirePlayers: null })).toEqual([]);
  });

  it('asks for the minimum of the division before the league’s before the tournament’s', () => {
    const levels = { tournament: { minPlayers: 2 }, league: { minPlayers: 5 } };
    expect(pathsOf({ players: players(4) }, { levels })).toEqual(['players']);
    expect(pathsOf({ players: players(5) }, { levels })).toEqual([]);
    expect(pathsOf({ players: players(3) }, { levels: { ...levels, division: { minPlayers: 3 } } })).toEqual(
      [],
    );
    expect(missingFrom(aTeam, { ...nothingAsked, levels })[0]?.message).toBe(
      'At least 5 players; the roster has 0.',
    );
  });

  it('asks for a player wherever players are required, whatever the minimum', () => {
    const levels = { league: { minPlayers: 0 } };
    expect(pathsOf({}, { levels, requirePlayers: true })).toEqual(['players']);
    expect(pathsOf({}, { levels: { league: { requirePlayers: true } }, requirePlayers: null })).toEqual([
      'players',
    ]);
    expect(pathsOf({}, { levels, requirePlayers: null })).toEqual([]);
  });

  it('asks for coaches within their bounds', () => {
    const levels = { league: { requireCoaches: true, minCoaches: 2, maxCoaches: 3 } };
    const coaches = (n: number) => ({ coaches: Array.from({ length: n }, () => sam) });
    expect([0, 1, 2, 3, 4].map((n) => pathsOf(coaches(n), { levels }).length)).toEqual([1, 1, 0, 0, 1]);
    expect(pathsOf({}, { levels: { registration: { requireCoaches: true } } })).toEqual(['coaches']);
    expect(pathsOf({}, { levels, allowCoaches: false })).toEqual([]);
  });

  it('asks for representatives within their bounds, and for a minimum only of teams that name any', () => {
    const levels = { division: { minTeamRepresentatives: 2, maxTeamRepresentatives: 2 } };
    const people = (n: number) => ({ teamRepresentatives: Array.from({ length: n }, () => sam) });
    expect([0, 1, 2, 3].map((n) => pathsOf(people(n), { levels }).length)).toEqual([0, 1, 0, 1]);
    expect(pathsOf({}, { levels: { division: { requireTeamRepresentatives: true } } })).toEqual([
      'teamRepresentatives',
    ]);
  });

  it('names each answer that is missing, the players’ too', () => {
    const demands = {
      teamFields: [required('colour')],
      managerFields: [required('phone')],
      fields: [required('shirt')],
    };
    const roster: Entry['players'] = [
      { _id: 'ada', name: 'Ada', answers: { shirt: 'M' } },
      { _id: 'bo', name: 'Bo', answers: {} },
    ];
    expect(pathsOf({ answers: { phone: '555' }, players: roster }, demands)).toEqual([
      'fields.colour',
      'players.bo.fields.shirt',
    ]);
  });

  it('asks for the release statement to be accepted, not only answered', () => {
    const demands = { requireReleaseStatement: true };
    expect(pathsOf({}, demands)).toEqual(['releaseAccepted']);
    expect(pathsOf({ releaseAccepted: { accepted: false } }, demands)).toEqual(['releaseAccepted']);
    expect(pathsOf({ releaseAccepted: { accepted: true } }, demands)).toEqual([]);
  });

  it('is never less complete for more players, as far as their number goes', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), fc.nat(5), (min, has, more) => {
        const demands = { levels: { league: { minPlayers: min } }, requirePlayers: null };
        const complete = pathsOf({ players: players(has) }, demands).length === 0;
        expect(complete).toBe(has >= min);
        if (complete) expect(pathsOf({ players: players(has + more) }, demands)).toEqual([]);
      }),
    );
  });
});
