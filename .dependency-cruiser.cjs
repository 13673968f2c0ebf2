const { join } = require('node:path');

// contract ◀ web | bff | mock-server | conformance ◀ e2e | scripts; scripts/check-imports.mjs
// plants a violation of each rule.

const OUTSIDE_THE_PRODUCT = [
  String.raw`\.(test|spec)\.(ts|tsx|mts|mjs)$`,
  String.raw`^[^/]+/[^/]+\.config\.(ts|mjs)$`,
  '^contract/(openapi-changes|scripts)/',
  '^conformance/tests/',
  '^bff/bench/',
  '^[^/]+/(src/)?testing/',
  String.raw`^[^/]+/(src/)?test-setup\.ts$`,
  '^e2e/',
  '^scripts/',
];

const WEB_BASE = '^web/src/(components|lib|config)/';
const WEB_LAYERS = '^web/src/(components|lib|config|features|layout|app|styles|assets|testing)/';

const within = (/** @type {string} */ folder, /** @type {readonly string[]} */ names) =>
  String.raw`^${folder}/(${names.join('|')})(?:\.tsx?$|/)`;

/**
 * Restricts parts of a folder to importing themselves and the named parts.
 *
 * @param {string} folder
 * @param {{ name: string, parts: readonly string[], imports: readonly string[] }} rule
 * @param {readonly string[]} [except] files to which the rule doesn't apply
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const importsOnly = (folder, { name, parts, imports }, except = OUTSIDE_THE_PRODUCT) => ({
  name,
  comment: `In ${folder}, ${parts.join(', ')} may import ${imports.join(', ') || 'nothing else'}.`,
  severity: 'error',
  from: { path: within(folder, parts), pathNot: [...except] },
  to: { path: `^${folder}/`, pathNot: within(folder, ['$1', ...imports]) },
});

/** Lowest first: a folder imports only from earlier layers; the process files are on top. */
const BFF_LAYERS = {
  'bff-log-below-api': ['bare-headers', 'log', 'refusal', 'variable', 'world'],
  'bff-api-below-limits': ['api', 'config', 'tracing'],
  'bff-limits-below-provider': ['limits', 'operations', 'web'],
  'bff-provider-below-middleware': ['provider'],
  'bff-middleware-below-routes': ['events', 'middleware'],
  'bff-routes-below-app': [
    'connections',
    'link-pictures',
    'pages',
    'routes',
    'shedding',
    'sitemap',
  ],
};

const bffRules = Object.entries(BFF_LAYERS).map(([name, parts], floor, all) =>
  importsOnly('bff/src', {
    name,
    parts,
    imports: all.slice(0, floor).flatMap(([, below]) => below),
  }),
);

/** Only earlier folders are listed, so there is no cycle. */
const MOCK_FOLDERS = {
  art: [],
  kernel: [],
  world: ['kernel'],
  seed: ['art', 'kernel', 'world'],
  provider: ['kernel', 'world', 'seed'],
  economy: ['art', 'kernel', 'world', 'seed'],
  'third-parties': ['kernel', 'world'],
  control: ['kernel', 'world', 'provider', 'economy', 'third-parties'],
  app: ['art', 'kernel', 'world', 'seed', 'provider', 'economy', 'third-parties', 'control'],
};

const mockRules = Object.entries(MOCK_FOLDERS).map(([name, imports], place, all) => {
  const before = new Set(all.slice(0, place).map(([one]) => one));
  if (!imports.every((one) => before.has(one))) throw new Error(`${name} imports a later folder`);
  return importsOnly('mock-server/src', {
    name: `mock-${name}-in-its-place`,
    parts: [name],
    imports,
  });
});

const ACTIONS = 'web/src/features/actions';

const actionRules = [
  importsOnly(ACTIONS, { name: 'actions-messages', parts: ['messages'], imports: [] }),
  importsOnly(ACTIONS, { name: 'actions-shared', parts: ['shared'], imports: ['messages'] }),
  {
    name: 'no-action-to-action',
    comment:
      'An action may import only messages and shared. Code that two actions need moves to shared.',
    severity: 'error',
    from: {
      path: `^${ACTIONS}/(?!(?:messages|shared|dialog)/)([^/.]+)/`,
      pathNot: [...OUTSIDE_THE_PRODUCT],
    },
    to: { path: `^${ACTIONS}/`, pathNot: `^${ACTIONS}/($1|messages|shared)/` },
  },
];

const MOCK_ACTIONS = '^mock-server/src/economy/actions/';

const mockActionRules = [
  {
    name: 'mock-actions-through-the-market',
    comment:
      'Only the market may perform actions, because it provides the queue, nonce, deadline and record.',
    severity: 'error',
    from: {
      path: '^mock-server/src/',
      pathNot: [MOCK_ACTIONS, '^mock-server/src/economy/market/market.ts$'],
    },
    to: { path: MOCK_ACTIONS },
  },
  {
    name: 'no-mock-action-to-action',
    comment: 'Code that two actions need moves to the folder of its subject.',
    severity: 'error',
    from: {
      path: MOCK_ACTIONS,
      pathNot: [`${MOCK_ACTIONS}(all|definitions).ts$`, ...OUTSIDE_THE_PRODUCT],
    },
    to: { path: MOCK_ACTIONS, pathNot: `${MOCK_ACTIONS}(perform|executed).ts$` },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Merge modules that import each other, or move their common code to a third module.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: "No other rule can check an import that can't be resolved.",
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'A package may import only the dependencies in its package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-dev-dependency-at-run-time',
      comment: 'A package that the product imports must be a dependency, not a devDependency.',
      severity: 'error',
      from: { path: '^(contract|conformance|web|bff|mock-server)/', pathNot: OUTSIDE_THE_PRODUCT },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      name: 'packages-by-name',
      comment: 'Import packages by name, because a path into a package bypasses its exports.',
      severity: 'error',
      from: { path: '^([^/]+)/' },
      to: {
        path: '^[^/]+/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased'],
      },
    },
    {
      name: 'contract-stands-alone',
      comment: 'All other packages share the contract, so it may not import any of them.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(conformance|web|bff|mock-server|e2e|scripts)/' },
    },
    {
      name: 'web-apart',
      comment: 'The web app accesses the servers only over HTTP.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(conformance|bff|mock-server|e2e|scripts)/' },
    },
    {
      name: 'conformance-needs-the-contract-only',
      comment:
        "The suite accesses an implementation only by its URL. Only the suite's tests start one.",
      severity: 'error',
      from: { path: '^conformance/', pathNot: OUTSIDE_THE_PRODUCT },
      to: { path: '^(web|bff|mock-server|e2e|scripts)/' },
    },
    {
      name: 'conformance-tests-from-outside',
      severity: 'error',
      from: { path: '^conformance/' },
      to: { path: '^(web|bff|e2e)/' },
    },
    {
      name: 'bff-apart',
      severity: 'error',
      from: { path: '^bff/' },
      to: { path: '^(web|e2e|scripts)/' },
    },
    {
      name: 'bff-without-the-mock',
      comment: 'Only tests of the BFF may start the mock provider.',
      severity: 'error',
      from: { path: '^bff/', pathNot: OUTSIDE_THE_PRODUCT },
      to: { path: '^(conformance|mock-server)/' },
    },
    ...bffRules,
    {
      name: 'bff-known-layers',
      comment:
        'Each folder belongs to a layer, because no rule would restrict its imports otherwise.',
      severity: 'error',
      from: { path: '^bff/' },
      to: {
        path: '^bff/src/[^/]+/',
        pathNot: within('bff/src', ['testing', ...Object.values(BFF_LAYERS).flat()]),
      },
    },
    {
      name: 'mock-server-apart',
      severity: 'error',
      from: { path: '^mock-server/' },
      to: { path: '^(conformance|web|bff|e2e|scripts)/' },
    },
    {
      name: 'e2e-from-outside',
      comment:
        'Journeys test the built product and never import source code of the web app or the BFF.',
      severity: 'error',
      from: { path: '^(e2e|scripts)/' },
      to: { path: '^(web|bff)/' },
    },
    {
      name: 'web-base-below-features',
      severity: 'error',
      from: { path: WEB_BASE },
      to: { path: '^web/src/(features|layout|app)/' },
    },
    {
      name: 'features-below-layout',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/(layout|app)/' },
    },
    {
      name: 'layout-below-app',
      severity: 'error',
      from: { path: '^web/src/layout/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'no-feature-to-feature',
      comment:
        'Code that two features share moves to lib or components; code that combines two features moves to layout or app.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    ...actionRules,
    {
      name: 'web-known-layers',
      comment:
        'Each module belongs to a layer, because no rule would restrict its imports otherwise.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^web/src/', pathNot: WEB_LAYERS },
    },
    ...mockRules,
    ...mockActionRules,
    {
      name: 'mock-known-folders',
      comment:
        'Each module belongs to a folder, because no rule would restrict its imports otherwise.',
      severity: 'error',
      from: { path: '^mock-server/' },
      to: {
        path: '^mock-server/src/',
        pathNot: within('mock-server/src', [...Object.keys(MOCK_FOLDERS), 'testing']),
      },
    },
    {
      name: 'database-behind-repositories',
      comment:
        'Records of @mswjs/data are mutable. Only repositories may access them, because these return copies.',
      severity: 'error',
      from: { path: '^mock-server/', pathNot: '^mock-server/src/world/records/' },
      to: { path: 'node_modules/@mswjs/data/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results|playwright-report|\\.stryker-tmp)/' },
    tsPreCompilationDeps: true,
    // web's tsconfig.json would resolve its `paths` from the working directory.
    webpackConfig: { fileName: join(__dirname, 'scripts/imports/aliases.cjs') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts', '.json', '.css'],
    },
  },
};
