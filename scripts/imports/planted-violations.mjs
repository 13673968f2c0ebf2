/**
 * Violates each import rule once, in a file that is named after the rule.
 * @typedef {{ rule: string, from: string, source: string }} PlantedViolation
 */

/** @param {readonly string[]} specifiers */
const importing = (...specifiers) =>
  specifiers.map((specifier) => `import ${JSON.stringify(specifier)};\n`).join('');

/** @type {readonly (readonly [rule: string, from: string, specifier: string])[]} */
const PLANTED = [
  ['no-circular', 'web/src/lib/circular-a.ts', './circular-b'],
  ['no-unresolvable', 'web/src/lib/unresolvable.ts', './nowhere'],
  ['no-undeclared-dependency', 'web/src/lib/undeclared.ts', 'undeclared'],
  ['no-dev-dependency-at-run-time', 'web/src/lib/dev-dependency.ts', 'only-for-tests'],
  ['packages-by-name', 'web/src/lib/reaches-contract.ts', '../../../contract/src/target'],
  ['contract-stands-alone', 'contract/src/not-alone.ts', '../../web/src/lib/target'],
  ['web-apart', 'web/src/lib/reaches-mock.ts', '../../../mock-server/src/app/target'],
  ['bff-apart', 'bff/src/reaches-web.ts', '../../web/src/lib/target'],
  ['bff-without-the-mock', 'bff/src/reaches-mock.ts', '@trait-market/mock-server'],
  ['bff-log-below-api', 'bff/src/log/reaches-up.ts', '../config/config'],
  ['bff-api-below-limits', 'bff/src/config/config.ts', '../operations/target'],
  ['bff-limits-below-provider', 'bff/src/limits/reaches-across.ts', '../operations/target'],
  ['bff-provider-below-middleware', 'bff/src/provider/reaches-up.ts', '../middleware/target'],
  ['bff-middleware-below-routes', 'bff/src/middleware/reaches-up.ts', '../routes/target'],
  ['bff-routes-below-app', 'bff/src/routes/reaches-up.ts', '../target'],
  ['bff-known-layers', 'bff/src/reaches-beside.ts', './beside/target'],
  ['mock-server-apart', 'mock-server/src/reaches-bff.ts', '../../bff/src/target'],
  ['e2e-from-outside', 'e2e/journeys/reaches-web.spec.ts', '../../web/src/lib/target'],
  [
    'conformance-needs-the-contract-only',
    'conformance/src/reaches-mock.ts',
    '@trait-market/mock-server',
  ],
  [
    'conformance-tests-from-outside',
    'conformance/tests/reaches-web.test.ts',
    '../../web/src/lib/target',
  ],
  ['web-base-below-features', 'web/src/components/ui/reaches-up.tsx', '@/features/one/target'],
  ['features-below-layout', 'web/src/features/one/reaches-up.tsx', '@/layout/target'],
  ['layout-below-app', 'web/src/layout/reaches-up.tsx', '@/app/target'],
  ['no-feature-to-feature', 'web/src/features/two/reaches-across.tsx', '@/features/one/target'],
  ['actions-messages', 'web/src/features/actions/messages/reaches-up.ts', '../shared/target'],
  ['actions-shared', 'web/src/features/actions/shared/reaches-up.ts', '../dialog/target'],
  ['no-action-to-action', 'web/src/features/actions/one/reaches-across.ts', '../two/target'],
  ['web-known-layers', 'web/src/app/reaches-beside.tsx', '@/beside/target'],
  ['mock-art-in-its-place', 'mock-server/src/art/reaches-beside.ts', '../kernel/target'],
  ['mock-kernel-in-its-place', 'mock-server/src/kernel/reaches-up.ts', '../world/target'],
  ['mock-world-in-its-place', 'mock-server/src/world/reaches-beside.ts', '../art/target'],
  ['mock-seed-in-its-place', 'mock-server/src/seed/reaches-up.ts', '../provider/target'],
  ['mock-provider-in-its-place', 'mock-server/src/provider/reaches-across.ts', '../economy/target'],
  [
    'mock-economy-in-its-place',
    'mock-server/src/economy/reaches-across.ts',
    '../third-parties/target',
  ],
  [
    'mock-actions-through-the-market',
    'mock-server/src/economy/reaches-actions.ts',
    './actions/target',
  ],
  ['no-mock-action-to-action', 'mock-server/src/economy/actions/reaches-across.ts', './target'],
  [
    'mock-third-parties-in-its-place',
    'mock-server/src/third-parties/reaches-across.ts',
    '../provider/target',
  ],
  ['mock-control-in-its-place', 'mock-server/src/control/reaches-up.ts', '../app/target'],
  ['mock-app-in-its-place', 'mock-server/src/app/reaches-tests.ts', '../testing/target'],
  ['mock-known-folders', 'mock-server/src/testing/reaches-beside.ts', '../beside/target'],
  ['database-behind-repositories', 'mock-server/src/provider/reaches-database.ts', '@mswjs/data'],
];

/** @type {readonly PlantedViolation[]} */
export const plantedViolations = PLANTED.map(([rule, from, specifier]) => ({
  rule,
  from,
  source: importing(specifier),
}));

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
  'bff/src/middleware/allowed.ts': importing(
    '../operations/target',
    './target',
    '../config/config',
  ),
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
