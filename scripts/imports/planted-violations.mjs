/**
 * Violates each import rule once, in a file that is named after the rule.
 * @typedef {{ rule: string, from: string, source: string }} PlantedViolation
 */

/** @param {readonly string[]} specifiers */
const importing = (...specifiers) =>
  specifiers.map((specifier) => `import ${JSON.stringify(specifier)};\n`).join('');

/** @type {readonly PlantedViolation[]} */
export const plantedViolations = [
  {
    rule: 'no-circular',
    from: 'web/src/lib/circular-a.ts',
    source: importing('./circular-b'),
  },
  {
    rule: 'no-unresolvable',
    from: 'web/src/lib/unresolvable.ts',
    source: importing('./nowhere'),
  },
  {
    rule: 'no-undeclared-dependency',
    from: 'web/src/lib/undeclared.ts',
    source: importing('undeclared'),
  },
  {
    rule: 'no-dev-dependency-at-run-time',
    from: 'web/src/lib/dev-dependency.ts',
    source: importing('only-for-tests'),
  },
  {
    rule: 'packages-by-name',
    from: 'web/src/lib/reaches-contract.ts',
    source: importing('../../../contract/src/target'),
  },
  {
    rule: 'contract-stands-alone',
    from: 'contract/src/not-alone.ts',
    source: importing('../../web/src/lib/target'),
  },
  {
    rule: 'web-apart',
    from: 'web/src/lib/reaches-mock.ts',
    source: importing('../../../mock-server/src/app/target'),
  },
  {
    rule: 'bff-apart',
    from: 'bff/src/reaches-web.ts',
    source: importing('../../web/src/lib/target'),
  },
  {
    rule: 'bff-without-the-mock',
    from: 'bff/src/reaches-mock.ts',
    source: importing('@trait-market/mock-server'),
  },
  ...Object.entries({
    'bff-log-below-api': ['log/reaches-up', '../config'],
    'bff-api-below-limits': ['config', './operations/target'],
    'bff-limits-below-provider': ['limits/reaches-across', '../operations/target'],
    'bff-provider-below-middleware': ['provider/reaches-up', '../middleware/target'],
    'bff-middleware-below-routes': ['middleware/reaches-up', '../routes/target'],
    'bff-routes-below-app': ['routes/reaches-up', '../target'],
    'bff-known-rooms': ['reaches-beside', './beside/target'],
  }).map(([rule, [from = '', specifier = '']]) => ({
    rule,
    from: `bff/src/${from}.ts`,
    source: importing(specifier),
  })),
  {
    rule: 'mock-server-apart',
    from: 'mock-server/src/reaches-bff.ts',
    source: importing('../../bff/src/target'),
  },
  {
    rule: 'e2e-from-outside',
    from: 'e2e/journeys/reaches-web.spec.ts',
    source: importing('../../web/src/lib/target'),
  },
  {
    rule: 'conformance-needs-the-contract-only',
    from: 'conformance/src/reaches-mock.ts',
    source: importing('@trait-market/mock-server'),
  },
  {
    rule: 'conformance-tests-from-outside',
    from: 'conformance/tests/reaches-web.test.ts',
    source: importing('../../web/src/lib/target'),
  },
  {
    rule: 'web-base-below-features',
    from: 'web/src/components/ui/reaches-up.tsx',
    source: importing('@/features/one/target'),
  },
  {
    rule: 'features-below-layout',
    from: 'web/src/features/one/reaches-up.tsx',
    source: importing('@/layout/target'),
  },
  {
    rule: 'layout-below-app',
    from: 'web/src/layout/reaches-up.tsx',
    source: importing('@/app/target'),
  },
  {
    rule: 'no-feature-to-feature',
    from: 'web/src/features/two/reaches-across.tsx',
    source: importing('@/features/one/target'),
  },
  {
    rule: 'actions-messages',
    from: 'web/src/features/actions/messages/reaches-up.ts',
    source: importing('../shared/target'),
  },
  {
    rule: 'actions-shared',
    from: 'web/src/features/actions/shared/reaches-up.ts',
    source: importing('../dialog/target'),
  },
  {
    rule: 'no-action-to-action',
    from: 'web/src/features/actions/one/reaches-across.ts',
    source: importing('../two/target'),
  },
  {
    rule: 'web-known-layers',
    from: 'web/src/app/reaches-beside.tsx',
    source: importing('@/beside/target'),
  },
  {
    rule: 'mock-art-in-its-place',
    from: 'mock-server/src/art/reaches-beside.ts',
    source: importing('../kernel/target'),
  },
  {
    rule: 'mock-kernel-in-its-place',
    from: 'mock-server/src/kernel/reaches-up.ts',
    source: importing('../world/target'),
  },
  {
    rule: 'mock-world-in-its-place',
    from: 'mock-server/src/world/reaches-beside.ts',
    source: importing('../art/target'),
  },
  {
    rule: 'mock-seed-in-its-place',
    from: 'mock-server/src/seed/reaches-up.ts',
    source: importing('../provider/target'),
  },
  {
    rule: 'mock-provider-in-its-place',
    from: 'mock-server/src/provider/reaches-across.ts',
    source: importing('../economy/target'),
  },
  {
    rule: 'mock-economy-in-its-place',
    from: 'mock-server/src/economy/reaches-across.ts',
    source: importing('../third-parties/target'),
  },
  {
    rule: 'mock-actions-through-the-market',
    from: 'mock-server/src/economy/reaches-actions.ts',
    source: importing('./actions/target'),
  },
  {
    rule: 'no-mock-action-to-action',
    from: 'mock-server/src/economy/actions/reaches-across.ts',
    source: importing('./target'),
  },
  {
    rule: 'mock-third-parties-in-its-place',
    from: 'mock-server/src/third-parties/reaches-across.ts',
    source: importing('../provider/target'),
  },
  {
    rule: 'mock-control-in-its-place',
    from: 'mock-server/src/control/reaches-up.ts',
    source: importing('../app/target'),
  },
  {
    rule: 'mock-app-in-its-place',
    from: 'mock-server/src/app/reaches-tests.ts',
    source: importing('../testing/target'),
  },
  {
    rule: 'mock-known-folders',
    from: 'mock-server/src/testing/reaches-beside.ts',
    source: importing('../beside/target'),
  },
  {
    rule: 'database-behind-repositories',
    from: 'mock-server/src/provider/reaches-database.ts',
    source: importing('@mswjs/data'),
  },
];

const MOCK_FOLDERS = [
  'art',
  'kernel',
  'world',
  'seed',
  'provider',
  'economy',
  'third-parties',
  'control',
  'app',
];

/** The files that the violations import, and files whose imports no rule may reject. */
const surroundings = {
  'web/src/lib/circular-b.ts': importing('./circular-a'),
  'web/src/lib/target.ts': 'export const target = 1;\n',
  'web/src/features/one/target.tsx': 'export const target = <p />;\n',
  'web/src/features/one/allowed.tsx': importing('./target', '@/lib/target'),
  'web/src/features/actions/messages/target.ts': 'export const target = 1;\n',
  'web/src/features/actions/shared/target.ts': importing('../messages/target'),
  'web/src/features/actions/one/allowed.ts': importing('../shared/target', '../messages/target'),
  'web/src/features/actions/two/target.ts': 'export const target = 1;\n',
  'web/src/features/actions/dialog/target.ts': importing('../one/allowed', '../two/target'),
  'web/src/lib/allowed.test.ts': importing('only-for-tests', './target'),
  'web/src/layout/target.tsx': 'export const target = <p />;\n',
  'web/src/layout/allowed.tsx': importing('@/features/one/target', '@/features/two/target'),
  'web/src/features/two/target.tsx': 'export const target = <p />;\n',
  'web/src/app/target.tsx': 'export const target = <p />;\n',
  'web/src/app/allowed.tsx': importing('@/layout/target', '@trait-market/contract/target'),
  'web/src/beside/target.ts': 'export const target = 1;\n',
  'contract/src/target.ts': 'export const target = 1;\n',
  'bff/src/target.ts': 'export const target = 1;\n',
  'bff/src/allowed.test.ts': importing('@trait-market/mock-server', './target'),
  ...Object.fromEntries(
    ['operations', 'middleware', 'routes', 'beside'].map((room) => [
      `bff/src/${room}/target.ts`,
      'export const target = 1;\n',
    ]),
  ),
  'bff/src/middleware/allowed.ts': importing('../operations/target', './target', '../config'),
  'bff/src/middleware/allowed.test.ts': importing('../routes/target', '../target'),
  'bff/src/allowed.ts': importing('./routes/target', './target'),
  ...Object.fromEntries(
    [...MOCK_FOLDERS, 'testing', 'beside'].map((folder) => [
      `mock-server/src/${folder}/target.ts`,
      'export const target = 1;\n',
    ]),
  ),
  'mock-server/src/world/allowed.ts': importing('../kernel/target', './target'),
  'mock-server/src/economy/allowed.ts': importing('../seed/target', '../art/target'),
  'mock-server/src/economy/actions/target.ts': importing('./perform'),
  'mock-server/src/economy/actions/perform.ts': 'export const target = 1;\n',
  'mock-server/src/economy/actions/all.ts': importing('./target'),
  'mock-server/src/economy/market/market.ts': importing('../actions/all'),
  'mock-server/src/app/allowed.ts': importing(
    ...MOCK_FOLDERS.map((folder) => `../${folder}/target`),
  ),
  'mock-server/src/kernel/allowed.test.ts': importing('../testing/target', '../app/target'),
  'mock-server/src/world/records/allowed.ts': importing('@mswjs/data'),
  'e2e/journeys/allowed.spec.ts': importing('@trait-market/mock-server'),
  'conformance/src/allowed.ts': importing('@trait-market/contract/target'),
  'conformance/tests/allowed.test.ts': importing('@trait-market/mock-server'),
  'scripts/target.mjs': 'export const target = 1;\n',
};

/** @param {{ dependencies?: readonly string[], devDependencies?: readonly string[] }} declared */
const manifest = ({ dependencies = [], devDependencies = [] }) =>
  JSON.stringify({
    type: 'module',
    dependencies: Object.fromEntries(dependencies.map((name) => [name, '*'])),
    devDependencies: Object.fromEntries(devDependencies.map((name) => [name, '*'])),
  });

const manifests = {
  'package.json': manifest({}),
  'contract/package.json': JSON.stringify({
    name: '@trait-market/contract',
    exports: { './target': './src/target.ts' },
  }),
  'mock-server/package.json': JSON.stringify({
    name: '@trait-market/mock-server',
    exports: { '.': './src/app/target.ts' },
    dependencies: { '@mswjs/data': '*' },
  }),
  'web/package.json': manifest({
    dependencies: ['@trait-market/contract'],
    devDependencies: ['only-for-tests'],
  }),
  'bff/package.json': manifest({ devDependencies: ['@trait-market/mock-server'] }),
  'e2e/package.json': manifest({ devDependencies: ['@trait-market/mock-server'] }),
  'conformance/package.json': manifest({
    dependencies: ['@trait-market/contract'],
    devDependencies: ['@trait-market/mock-server'],
  }),
};

const installed = (/** @type {string} */ folder) => ({
  [`${folder}/package.json`]: JSON.stringify({ version: '1.0.0', main: 'index.js' }),
  [`${folder}/index.js`]: '',
});

/** @type {Readonly<Record<string, string>>} */
export const plantedFiles = {
  ...manifests,
  ...surroundings,
  ...installed('web/node_modules/only-for-tests'),
  ...installed('web/node_modules/undeclared'),
  ...installed('mock-server/node_modules/@mswjs/data'),
  ...Object.fromEntries(plantedViolations.map(({ from, source }) => [from, source])),
};

/** Links to workspace packages, as pnpm creates them. */
export const plantedLinks = {
  'web/node_modules/@trait-market/contract': 'contract',
  'bff/node_modules/@trait-market/mock-server': 'mock-server',
  'e2e/node_modules/@trait-market/mock-server': 'mock-server',
  'conformance/node_modules/@trait-market/contract': 'contract',
  'conformance/node_modules/@trait-market/mock-server': 'mock-server',
};
