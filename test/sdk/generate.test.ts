import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { commentOf, descriptionsOf, resourceDescriptionsOf } from '../../clients/generator/descriptions.ts';
import { operationsOf, type Document } from '../../clients/generator/document.ts';
import { errorCodesOf, routesOf, sourcesOf } from '../../clients/generator/sources.ts';
import { leagueDocument } from './leagueDocument.ts';
import { program, repository } from './packedProject.ts';

const run = promisify(execFile);

/** What callers write, and with `@ts-expect-error` what the compiler keeps them from writing. */
const usage = `
import { ApiError, SportsLeagueClient, isPopulated } from './src/index.ts';
import type { ErrorCode, ErrorCodeOf, League, Page, Tournament } from './src/index.ts';

export const client = new SportsLeagueClient({ baseUrl: 'http://127.0.0.1:3000/api/v1', token: async () => 'x' });

export const reads = async (): Promise<void> => {
  const league: League = await client.leagues.get('id', { include: 'tournament' });
  const tournament: string | Tournament | null = league.tournament;
  if (isPopulated(tournament)) console.log(tournament.name);
  const { data, etag } = await client.leagues.get('id').withResponse();
  await client.leagues.update(data._id, { active: false }, { ifMatch: etag });
  const page: Page<League> = await client.leagues.list({ active: true, limit: 2, sort: undefined, after: null });
  console.log(page.count, page.next);
  for await (const each of client.leagues.list({ sport: ['soccer'] })) console.log(each.name.toUpperCase());
  const names: string[] = (await client.divisionTeams.listByDivision('id').toArray({ limit: 9 })).map((t) => t.name);
  const csv: string = await client.divisions.standingsCsv('id');
  const pdf: Blob = await client.registrationTeams.releaseStatement('id');
  console.log(names, csv, pdf);
};

export const writes = async (): Promise<void> => {
  const created: League = await client.leagues.create({ name: 'x' }, { query: { include: 'tournament' } });
  await client.outbox.retry(created._id, { idempotencyKey: 'mine' });
  await client.apiKeys.rotate('id');
  await client.apiKeys.rotate('id', { graceHours: 0 }, { timeoutMs: 5000 });
  await client.divisions.importTeams('id', 'name', { query: { partial: true } });
  await client.divisions.importTeams('id', new FormData());
  const gone: League | undefined = await client.leagues.remove('id');
  console.log(gone?.name);
};

export const refusals = (error: unknown): void => {
  if (!(error instanceof ApiError)) return;
  const code: ErrorCode = error.code;
  if (error.code === 'division_full') {
    const full: 'division_full' = error.code;
    console.log(full, code);
  }
  const submitting: ErrorCodeOf<'registrationTeams.submit'> = 'registration_closed';
  console.log(submitting);
  // @ts-expect-error: no such code
  console.log(error.code === 'divison_full');
  // @ts-expect-error: not a code of this operation
  const other: ErrorCodeOf<'leagues.get'> = 'division_full';
  console.log(other);
};

export const mistakes = (): void => {
  // @ts-expect-error: a name is required
  void client.leagues.create({ active: true });
  // @ts-expect-error: no such field
  void client.leagues.create({ name: 'x', nmae: 'y' });
  // @ts-expect-error: an identifier is required
  void client.leagues.get();
  // @ts-expect-error: no such filter
  void client.leagues.list({ colour: 'red' });
  // @ts-expect-error: the query is required
  void client.players.search();
  // @ts-expect-error: a change is required
  void client.leagues.update('id');
  // @ts-expect-error: this POST takes no query
  void client.outbox.retry('id', { query: { a: 1 } });
  // @ts-expect-error: not a list
  void client.leagues.get('id').toArray();
};
`;

const inTemporaryFolder = async (work: (directory: string) => Promise<void>): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'sdk-generate-'));
  try {
    await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

describe('the generator', () => {
  it('writes each operation as one short route', () => {
    expect(routesOf(operationsOf(leagueDocument))).toMatchObject({
      leagues: {
        list: 'Gl/leagues',
        get: 'G/leagues/:id',
        create: 'Pb/leagues',
        update: 'Ub/leagues/:id',
        remove: 'D/leagues/:id',
      },
      outbox: { retry: 'P/outbox/:id/retry' },
      divisions: {
        standingsCsv: 'Gt/divisions/:id/standings.csv',
        importTeams: 'Pb/divisions/:id/teams.csv',
      },
      registrationTeams: { releaseStatement: 'Gf/registrationTeams/:id/releaseStatement' },
    });
  });

  it('collects every error code once, through references', () => {
    const shared = { properties: { error: { $ref: '#/components/schemas/Failure' } } };
    const document = {
      ...leagueDocument,
      paths: {
        '/teams': {
          get: {
            operationId: 'teams.list',
            responses: {
              400: { content: { 'application/json': { schema: shared } } },
              409: { content: { 'application/json': { schema: { anyOf: [shared, shared] } } } },
            },
          },
        },
      },
      components: { schemas: { Failure: { properties: { code: { const: 'in_use' } } } } },
    };
    expect(errorCodesOf(operationsOf(document))).toEqual(['in_use', 'unknown']);
  });

  it('says of each record what the document says of it, and else what it is for', () => {
    const json = (name: string) => ({
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    });
    const create = {
      operationId: 'teams.create',
      tags: ['Teams'],
      requestBody: json('CreateTeam'),
      responses: { 201: json('Team') },
    };
    const document: Document = {
      ...leagueDocument,
      tags: [{ name: 'Teams', description: 'Clubs.' }],
      paths: {
        '/teams': { post: create, get: { operationId: 'teams.list', responses: { 200: json('Team') } } },
      },
      components: {
        schemas: {
          CreateTeam: {},
          Team: { properties: { colour: { $ref: '#/components/schemas/Colour' } } },
          Colour: { anyOf: [{ $ref: '#/components/schemas/Red' }] },
          Red: {},
          Unused: {},
          Said: { description: 'A record. */' },
        },
      },
    };
    expect(Object.fromEntries(descriptionsOf(document))).toEqual({
      CreateTeam: 'The body of `teams.create`.',
      Team: 'What `teams.create`, `teams.list` answer with.',
      Colour: 'A part of `Team`.',
      Red: 'One kind of `Colour`.',
      Unused: '`Unused` of the document.',
      Said: 'A record. */',
    });
    expect([...resourceDescriptionsOf(document)]).toEqual([['teams', 'Clubs.']]);
    expect(commentOf('A record. */')).toBe('/** A record. *\\/ */');
  });

  const withOperation = (operation: object, path = '/teams'): Document => ({
    info: leagueDocument.info,
    paths: { [path]: { post: operation } },
  });

  it('refuses what has no place in the client, and says where', () => {
    expect(() => operationsOf(withOperation({}))).toThrow('POST /teams');
    expect(() => operationsOf(withOperation({ operationId: 'createTeam' }))).toThrow('"createTeam"');
    const requestBody = { content: { 'application/xml': {} } };
    expect(() => operationsOf(withOperation({ operationId: 'teams.create', requestBody }))).toThrow(
      'application/xml',
    );
    const twice = {
      ...withOperation({ operationId: 'a.b' }).paths,
      ...withOperation({ operationId: 'a.b' }, '/x').paths,
    };
    expect(() => operationsOf({ info: leagueDocument.info, paths: twice })).toThrow('"a.b" is used twice');
    const lost = withOperation({ operationId: 'a.b', responses: { 400: { $ref: '#/components/nowhere' } } });
    expect(() => operationsOf(lost)).toThrow('#/components/nowhere');
  });

  it('notices a document that has moved on, and names the mending command', async () => {
    await inTemporaryFolder(async (directory) => {
      await cp(join(repository, 'package.json'), join(directory, 'package.json'));
      await cp(join(repository, 'clients/generate.ts'), join(directory, 'clients/generate.ts'));
      await cp(join(repository, 'clients/generator'), join(directory, 'clients/generator'), {
        recursive: true,
      });
      await symlink(join(repository, 'node_modules'), join(directory, 'node_modules'));
      await cp(join(repository, 'contract/errors.ts'), join(directory, 'contract/errors.ts'));
      await cp(join(repository, 'openapi/asyncapi.json'), join(directory, 'openapi/asyncapi.json'));
      const document = join(directory, 'openapi/openapi.json');
      const generate = (...args: string[]) =>
        run(process.execPath, [program('tsx/dist/cli.mjs'), 'clients/generate.ts', ...args], {
          cwd: directory,
        }).then(
          () => ({ code: 0, stderr: '' }),
          (error: { code: number; stderr: string }) => error,
        );
      await writeFile(document, JSON.stringify(leagueDocument));
      expect(await generate()).toMatchObject({ code: 0 });
      expect(await generate('--check')).toMatchObject({ code: 0 });
      const { '/leagues': leagues } = leagueDocument.paths;
      await writeFile(document, JSON.stringify({ ...leagueDocument, paths: { '/leagues': leagues } }));
      const { code, stderr } = await generate('--check');
      expect(code).toBe(1);
      expect(stderr).toMatch(/routes\.ts.*npm run generate/);
    });
  }, 180_000);

  it('types every call, so that the compiler takes what works and refuses what does not', async () => {
    await inTemporaryFolder(async (directory) => {
      await cp(join(repository, 'clients/typescript/src'), join(directory, 'src'), { recursive: true });
      await cp(join(repository, 'clients/typescript/tsconfig.json'), join(directory, 'tsconfig.json'));
      for (const [name, source] of Object.entries(await sourcesOf(leagueDocument))) {
        await writeFile(join(directory, 'src/generated', name), source);
      }
      await writeFile(join(directory, 'usage.ts'), usage);
      const settings = { extends: './tsconfig.json', include: ['src', 'usage.ts'] };
      await writeFile(join(directory, 'tsconfig.usage.json'), JSON.stringify(settings));
      const { stdout } = await run(
        process.execPath,
        [program('typescript/bin/tsc'), '-p', 'tsconfig.usage.json'],
        { cwd: directory },
      ).catch((error: { stdout: string }) => error);
      expect(stdout).toBe('');
    });
  }, 180_000);
});
