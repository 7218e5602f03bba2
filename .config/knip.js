/**
 * What nothing needs: files, packages, exports, exported types. An entry is what is started by its path; all else has to
 * be reached from one.
 */
export default {
  treatConfigHintsAsErrors: true,
  // What a generator writes is whole, whoever needs which part of it.
  ignoreIssues: { 'clients/typescript/src/generated/**': ['exports', 'types'] },
  workspaces: {
    '.': {
      // Those of the server are built before they are started.
      entry: ['server/{main,backup,restore}.ts', 'test/**/*Process.ts'],
      project: ['{contract,openapi,clients,server,test,.config}/**/*.{ts,js}', '!clients/typescript/**'],
      ignoreDependencies: [
        // Files of theirs are found by `resolve` and served as they are.
        '@scalar/api-reference',
        'dejavu-fonts-ttf',
        // Programs that test/sdk runs by their path.
        '@arethetypeswrong/cli',
        'publint',
      ],
    },
    'clients/typescript': {
      // Copied out of the package by whoever learns from them.
      entry: ['examples/*.ts'],
      project: ['{src,examples}/**/*.ts'],
    },
  },
};
