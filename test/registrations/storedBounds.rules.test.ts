import fc from 'fast-check';
import { leaguesOf, planBounds, shownBounds } from '../../server/registrations/storedBounds.ts';
import type { Parents } from '../../server/registrations/storedBounds.ts';

const parents = (fields: Partial<Parents> = {}): Parents => ({
  league: null,
  contests: [],
  tournament: null,
  ...fields,
});

const stored = (fields: Partial<Parents>, rosterConfig: object | null, config = {}) => ({
  ...parents(fields),
  rosterConfig,
  config,
});

describe('bounds of rosters entered on a registration', () => {
  it('go to its league and each of its contests', () => {
    const after = parents({ league: 'A', contests: ['B', 'A'], tournament: 'T' });
    expect(planBounds(null, { minPlayers: 5, maxPlayers: 12 }, after)).toEqual({
      own: {},
      writes: [
        { holders: { leagues: ['A', 'B'], tournament: null }, bounds: { minPlayers: 5, maxPlayers: 12 } },
        { holders: { leagues: ['A', 'B'], tournament: null }, bounds: {} },
      ],
    });
  });

  it('go to its tournament where it is for no league', () => {
    const [first] = planBounds(null, { maxPlayers: 12 }, parents({ tournament: 'T' })).writes;
    expect(first).toEqual({ holders: { leagues: [], tournament: 'T' }, bounds: { maxPlayers: 12 } });
  });

  it('stay with it while it is for nothing, and move to what it is then for', () => {
    expect(planBounds(null, { minPlayers: 5, maxPlayers: null }, parents()).own).toEqual({ minPlayers: 5 });
    const before = stored({}, null, { minPlayers: 5, maxPlayers: 12 });
    expect(shownBounds(before)).toEqual({ minPlayers: 5, maxPlayers: 12 });
    const [first] = planBounds(before, { maxPlayers: 10 }, parents({ league: 'A' })).writes;
    expect(first).toEqual({
      holders: { leagues: ['A'], tournament: null },
      bounds: { minPlayers: 5, maxPlayers: 10 },
    });
  });

  it('change nothing where they come back as they were read, though the contests differ', () => {
    const before = stored({ league: 'A', contests: ['B'] }, { minPlayers: 5, hideTeams: true });
    expect(shownBounds(before)).toEqual({ minPlayers: 5 });
    const { writes } = planBounds(before, shownBounds(before), before);
    expect(writes.map(({ bounds }) => bounds)).toEqual([{}, { minPlayers: 5 }]);
    expect(writes[1]?.holders).toEqual({ leagues: [], tournament: null });
  });

  it('go to a contest that is new, also where they are sent as they were read', () => {
    const before = stored({ league: 'A' }, { minPlayers: 5 });
    const { writes } = planBounds(before, { minPlayers: 5 }, parents({ league: 'A', contests: ['B'] }));
    expect(writes[1]).toEqual({ holders: { leagues: ['B'], tournament: null }, bounds: { minPlayers: 5 } });
  });

  it('are unset everywhere by null', () => {
    const before = stored({ league: 'A', contests: ['B'] }, { minPlayers: 5 });
    const [first] = planBounds(before, { minPlayers: null, maxPlayers: null }, before).writes;
    expect(first?.bounds).toEqual({ minPlayers: null, maxPlayers: null });
  });

  it('are shown as they were sent, whatever was there before', () => {
    const bound = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });
    const config = fc.record({ minPlayers: bound, maxPlayers: bound });
    const sent = fc.record({
      minPlayers: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
      maxPlayers: bound,
    });
    const someParents = fc.record({
      league: fc.constantFrom('A', 'B', null),
      contests: fc.subarray(['B', 'C']),
      tournament: fc.constantFrom('T', null),
    });
    const leagueConfigs = fc.record({ A: config, B: config, C: config, T: config });
    fc.assert(
      fc.property(
        someParents,
        someParents,
        leagueConfigs,
        config,
        sent,
        (before, after, configs, own, entered) => {
          const holderOf = (registration: Parents) =>
            (leaguesOf(registration)[0] ?? registration.tournament) as keyof typeof configs | null;
          const configOf = (registration: Parents, held: Record<string, object>) => {
            const holder = holderOf(registration);
            return holder === null ? null : (held[holder] ?? {});
          };
          const rowBefore = {
            ...before,
            rosterConfig: configOf(before, configs),
            config: holderOf(before) === null ? own : {},
          };
          const plan = planBounds(rowBefore, entered, after);
          const held: Record<string, object> = structuredClone(configs);
          for (const { holders, bounds } of plan.writes) {
            for (const id of [...holders.leagues, holders.tournament ?? []].flat())
              held[id] = { ...held[id], ...bounds };
          }
          const shown = shownBounds({ ...after, rosterConfig: configOf(after, held), config: plan.own });
          for (const [field, value] of Object.entries(entered)) {
            if (value !== undefined) expect(shown[field as 'minPlayers'] ?? null).toBe(value);
          }
        },
      ),
    );
  });
});
