import { basename, extname, join } from 'node:path';

type Module = { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] };
type Graph = { getModuleInfo: (id: string) => Module | null };

const SRC = join(import.meta.dirname, '../src/');

/** Code of at least this many screens is in chunks that all pages share. */
const MANY_SCREENS = 3;

/**
 * Modules that the most visited and the smallest pages load without a click. The code that they
 * share is in separate chunks, so that they load none that only other pages need.
 */
const SEPARATE_PAGES = {
  home: [
    'app/routes/home.tsx',
    'features/home/dressing-room.tsx',
    'features/home/market/market-line.tsx',
  ],
  account: [
    'features/notices/notice-bell.tsx',
    'layout/header/account-links.tsx',
    'layout/header/account-menu.tsx',
  ],
  market: [
    'app/routes/market.tsx',
    'features/browse/browse-screen.tsx',
    'features/browse/new-matches.tsx',
    'lib/economy/live/start-live.ts',
  ],
  text: [
    'app/routes/help.tsx',
    'app/routes/terms.tsx',
    'app/routes/privacy-policy.tsx',
    'app/routes/nft-license.tsx',
    'app/routes/guest-sign-in.tsx',
    'app/routes/not-found.tsx',
  ],
};

/** Modules that other pages load without a click, although the server doesn't render them. */
const LATER_PARTS = [
  'features/trait-page/over-time/over-time.tsx',
  'components/economy/plan-notice.tsx',
];

/**
 * The icons of the home page that other pages use as well. The graph doesn't tell who uses an icon,
 * because all of them are imported from the package's index.
 */
const HOME_ICONS = /\/lucide-react\/.*\/icons\/(?:arrow-right|shuffle)\./;

/** Icons of many pages. The cart's is left out, because only a filled cart shows it on the home page. */
const SHARED_ICONS = /\/node_modules\/lucide-react\/(?!.*\/icons\/shopping-cart\.)/;

/** viem and what it depends on. */
const SIGNING_PACKAGES = /\/node_modules\/(?:viem|ox|abitype|@noble)\//;

const moduleAt = (id: string, graph: Graph): Module => {
  const module = graph.getModuleInfo(id);
  if (!module) throw new Error(`The web app doesn't import ${id}.`);
  return module;
};

const importsOf = (id: string, graph: Graph, found = new Set<string>()): Set<string> => {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of moduleAt(id, graph).importedIds) importsOf(next, graph, found);
  return found;
};

/** Returns the lazy modules that the server renders: the importer names each one's source. */
const renderedImports = (importer: string, graph: Graph): string[] => {
  const { code, dynamicallyImportedIds } = moduleAt(importer, graph);
  return dynamicallyImportedIds.filter(
    (id) => id.startsWith(SRC) && code?.includes(`"${id.slice(SRC.length)}"`),
  );
};

/** Returns the screens that use each module, by their paths in `src/`. */
const screensByModule = (graph: Graph): Map<string, Set<string>> => {
  const users = new Map<string, Set<string>>();
  const parts = [...Object.values(SEPARATE_PAGES).flat(), ...LATER_PARTS];
  const screens = new Set([
    ...renderedImports(`${SRC}app/route-table.ts`, graph),
    ...parts.map((path) => SRC + path),
  ]);
  // The set grows during the loop, because screens load further ones.
  for (const screen of screens)
    for (const id of importsOf(screen, graph)) {
      users.set(id, (users.get(id) ?? new Set()).add(screen.slice(SRC.length)));
      for (const inner of renderedImports(id, graph)) screens.add(inner);
    }
  return users;
};

/**
 * Returns the separate pages that use code of the given screens. The account's parts load what the
 * home page uses from its chunks, because more and smaller chunks compress worse.
 */
const pagesOf = (screens: ReadonlySet<string>): string[] => {
  const pages = Object.entries(SEPARATE_PAGES)
    .filter(([, parts]) => parts.some((part) => screens.has(part)))
    .map(([page]) => page);
  return pages.includes('home') ? pages.filter((page) => page !== 'account') : pages;
};

/** Returns the separate page that alone uses code of the given screens. */
const onlyPageOf = (screens: ReadonlySet<string>): string | undefined =>
  Object.entries(SEPARATE_PAGES).find(([, parts]) =>
    [...screens].every((screen) => parts.includes(screen)),
  )?.[0];

const chunkOf = (screens: ReadonlySet<string>): string => {
  const page = onlyPageOf(screens);
  if (page !== undefined) return `${page}-parts`;
  return screens.size < MANY_SCREENS
    ? [...screens]
        .map((screen) => basename(screen, extname(screen)))
        .toSorted()
        .join('-')
    : ['pages', ...pagesOf(screens)].join('-');
};

/**
 * Returns groups that put the code which pages load before a click into few chunks, because each
 * chunk costs a request.
 */
export const pageChunks = () => {
  let screens: Map<string, Set<string>> | undefined;
  const group = (isIn: (users: ReadonlySet<string>) => boolean) => ({
    test: (id: string) => !id.includes('/node_modules/'),
    // Modules of a single lazy import are already in its chunk.
    minShareCount: 2,
    name: (id: string, graph: Graph): string | null => {
      screens ??= screensByModule(graph);
      const users = screens.get(id);
      return users && isIn(users) ? chunkOf(users) : null;
    },
  });
  // A group also captures its modules' dependencies, so code that more pages use comes first.
  return [
    { name: 'icons-home', test: HOME_ICONS, minShareCount: 3 },
    { name: 'icons', test: SHARED_ICONS, minShareCount: 3 },
    // Code of viem that all dialogs use. With fewer users, the home page would load more than it needs.
    { name: 'wallet', test: SIGNING_PACKAGES, minShareCount: 45 },
    // Keeps packages such as viem out of the groups below.
    { name: 'packages', test: '/node_modules/', minShareCount: 2, entriesAware: true },
    ...[3, 2, 1, 0].map((count) =>
      group(
        (users) =>
          onlyPageOf(users) === undefined &&
          users.size >= MANY_SCREENS &&
          pagesOf(users).length === count,
      ),
    ),
    group((users) => users.size === 2 && onlyPageOf(users) === undefined),
    group(() => true),
  ];
};
