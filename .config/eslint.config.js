import { fileURLToPath } from 'node:url';
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('..', import.meta.url));

// The roles of a capability's files, by name (server/CONTRIBUTING.md).
const doors = ['server/*/{routes,socket,jobs,webhook}.ts', 'server/*/*{Routes,Socket,Jobs,Webhook}.ts'];
const operationVerbs =
  '{add,advance,archive,cancel,change,clear,complete,confirm,create,delete,deliver,draw,edit,end,enter,export,find,' +
  'forfeit,generate,get,import,invite,link,list,lock,move,place,promote,publish,read,receive,reconcile,record,refund,' +
  'remove,rename,replace,request,reset,restore,review,save,schedule,score,seed,send,set,settle,show,sign,submit,update,' +
  'write}';
const operations = [`server/*/${operationVerbs}[A-Z]*.ts`];
const notRules = ['index', 'model', 'presenter', 'policy', 'record', 'queries'].map(
  (name) => `server/*/${name}.ts`,
);
// Where whole folders are sport, a file is a rule unless its name says otherwise; elsewhere a rule is named here.
const rules = [
  'server/{standings,brackets,schedules}/*.ts',
  'server/*/{rules,*Rules,configHierarchy}.ts',
  'server/registrations/{fees,gates,roster,customFields,formFields,formDates,settings,contestAlias,storedBounds}.ts',
  'server/payments/{chargeable,chargeParts,compareBooks,ledgerEntries,nextLook,openPages,pageLines,platformFee,quote}.ts',
  'server/reminders/due.ts',
  'server/registrationTeams/{capacity,completeness,divisionCapacity,promotion}.ts',
];

const restricted = (message, ...patterns) => patterns.map((regex) => ({ regex, message }));
const noImports = (...groups) => ({ 'no-restricted-imports': ['error', { patterns: groups.flat() }] });

const httpOnlyInDoors = restricted(
  'Express and ts-rest belong to doors (routes, socket, jobs, webhook): an operation takes a context and plain input.',
  '^express$',
  '^express/',
  '^@ts-rest/express$',
  '^ws$',
);
const processImport = restricted('Only platform/config.ts reads the environment.', '^(node:)?process$');

const environment = {
  selector:
    "MemberExpression[object.name='process'][property.name='env']:not(CallExpression[callee.name='loadConfig'] > MemberExpression)",
  message:
    'Only platform/config.ts reads the environment; the process hands it over by loadConfig(process.env).',
};
const environmentByPattern = {
  selector: "VariableDeclarator[init.name='process'] > ObjectPattern > Property[key.name='env']",
  message: environment.message,
};
const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: the name is the same wherever it is used.',
};
const clock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'A rule does not read the clock: `now` is an argument.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'A rule does not read the clock: `now` is an argument.',
  },
];
const doorCatch = {
  selector: 'CatchClause',
  message: 'A door renders no errors: operations throw DomainError, and one handler answers.',
};
const silentTests = [
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo)$/]',
    message: 'Every test runs.',
  },
  {
    selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
    message: 'Every test runs.',
  },
];
const noSyntax = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] });

const element = (...types) => ({ element: { types: { anyOf: types } } });
const publicFile = { element: { type: 'capability' }, file: { categories: 'public' } };

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '.data/', '.venv/', '**/coverage/', '**/generated/'] },
  {
    files: ['**/*.{ts,js,mjs}'],
    extends: [tseslint.configs.recommended],
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 400 }],
      'no-fallthrough': 'error',
      'no-self-compare': 'error',
      'no-throw-literal': 'error',
      'no-unreachable-loop': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },

  // Who may import whom.
  {
    files: ['{contract,openapi,clients,server,test}/**/*.ts'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { node: { extensions: ['.ts', '.js', '.json'] } },
      'boundaries/root-path': root,
      'boundaries/ignore': ['package.json'],
      'boundaries/legacy-templates': false,
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'boundaries/elements': [
        { type: 'contract', pattern: 'contract', partialMatch: false },
        { type: 'openapi', pattern: 'openapi', partialMatch: false },
        { type: 'sdk', pattern: 'clients/typescript', partialMatch: false },
        { type: 'clients', pattern: 'clients', partialMatch: false },
        { type: 'platform', pattern: 'server/platform', partialMatch: false },
        { type: 'migrations', pattern: 'server/migrations', partialMatch: false },
        { type: 'demo', pattern: 'server/demo', partialMatch: false },
        { type: 'pages', pattern: 'server/pages', partialMatch: false },
        { type: 'process', pattern: 'server/boot', partialMatch: false },
        { type: 'capability', pattern: 'server/*', partialMatch: false, capture: ['name'] },
        { type: 'process', pattern: 'server', partialMatch: false },
        { type: 'test', pattern: 'test', partialMatch: false },
      ],
      'boundaries/files': [{ category: 'public', pattern: 'server/*/index.ts' }],
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkUnknownLocals: true,
          message:
            '{{ from.element.types }} may not import {{ to.element.types }} ({{ dependency.source }}): see the layers in .config/eslint.config.js.',
          policies: [
            { from: element('openapi', 'clients'), allow: { to: element('contract') } },
            { from: element('platform'), allow: { to: element('contract') } },
            { from: element('migrations'), allow: { to: element('platform') } },
            { from: element('capability'), allow: { to: [element('contract', 'platform'), publicFile] } },
            { from: element('demo'), allow: { to: [element('contract', 'platform'), publicFile] } },
            {
              from: element('process'),
              allow: {
                to: [
                  element('process', 'contract', 'openapi', 'platform', 'migrations', 'demo', 'pages'),
                  publicFile,
                ],
              },
            },
            {
              from: element('test'),
              allow: {
                to: element(
                  'contract',
                  'openapi',
                  'clients',
                  'sdk',
                  'platform',
                  'migrations',
                  'demo',
                  'pages',
                  'capability',
                  'process',
                ),
              },
            },
          ],
        },
      ],
    },
  },

  {
    files: ['contract/**/*.ts'],
    rules: noImports(
      restricted(
        'The contract imports nothing but zod, @ts-rest/core and @anatine/zod-openapi.',
        '^(?!\\.|zod$|@ts-rest/core$|@anatine/zod-openapi$)',
      ),
    ),
  },
  {
    files: ['clients/typescript/src/**/*.ts'],
    rules: noImports(
      restricted('The client has no dependency and no Node built-in: it also runs in browsers.', '^(?!\\.)'),
    ),
  },
  {
    files: ['{contract,openapi,clients,server,test}/**/*.ts'],
    rules: noSyntax(defaultExport),
  },

  {
    // Doors are left out: inferring their contract types costs more than all else, and they start no work.
    files: ['server/**/*.ts'],
    ignores: doors,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: ['server/**/*.ts'],
    rules: {
      'no-console': 'error',
      ...noImports(processImport),
      ...noSyntax(defaultExport, environment, environmentByPattern),
    },
  },
  { files: ['server/main.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['server/*/*.ts'],
    ignores: ['server/{platform,migrations,demo,pages,boot}/**', ...doors, 'server/*/index.ts'],
    rules: noImports(processImport, httpOnlyInDoors),
  },
  {
    files: doors,
    ignores: ['server/{platform,boot,pages}/**'],
    rules: noSyntax(defaultExport, environment, environmentByPattern, doorCatch),
  },
  {
    files: rules,
    ignores: [...doors, ...operations, ...notRules],
    rules: {
      ...noImports(
        processImport,
        httpOnlyInDoors,
        restricted(
          'A rule takes plain data and returns plain data: no database, no network, no files. ' +
            'An operation is named verbNoun, with its verb listed in .config/eslint.config.js.',
          '^(?!\\.|luxon$|zod$|node:(util|crypto|assert)$)',
          '^\\.\\./platform/(?!errors\\.ts$|minorUnit\\.ts$|objectId\\.ts$|wallTime\\.ts$)',
          '/(model|presenter|policy|routes|record)\\.ts$',
          'Routes\\.ts$',
        ),
      ),
      ...noSyntax(defaultExport, environment, environmentByPattern, ...clock),
    },
  },

  {
    files: ['test/**/*.ts'],
    rules: noSyntax(defaultExport, ...silentTests),
  },
  {
    // Their readers take the default export.
    files: ['test/support/global{Setup,Teardown}.ts', 'clients/typescript/*.config.ts', '.config/*.js'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
