import { join } from 'node:path';

import { expect, test } from 'vitest';

import { pageChunks } from './page-chunks';

type Module = { imports?: string[]; screens?: string[]; dialogs?: string[] };

const src = join(import.meta.dirname, '../src');

const SEPARATE = new Set([
  'app/routes/home.tsx',
  'features/home/dressing-room.tsx',
  'features/home/market/market-line.tsx',
  'features/notices/notice-bell.tsx',
  'layout/header/account-links.tsx',
  'layout/header/account-menu.tsx',
  'app/routes/market.tsx',
  'features/browse/browse-screen.tsx',
  'features/browse/new-matches.tsx',
  'lib/economy/live/start-live.ts',
  'app/routes/help.tsx',
  'app/routes/terms.tsx',
  'app/routes/privacy-policy.tsx',
  'app/routes/nft-license.tsx',
  'app/routes/guest-sign-in.tsx',
  'app/routes/not-found.tsx',
  'features/trait-page/over-time/over-time.tsx',
  'components/economy/plan-notice.tsx',
]);

/** Returns the chunk of each module in a graph; `screens` are lazy imports that name a source. */
const chunksOf = (modules: Record<string, Module>): ((path: string) => string | undefined) => {
  const graph = {
    getModuleInfo: (id: string) => {
      const path = id.slice(src.length + 1);
      const { imports = [], screens = [], dialogs = [] } = modules[path] ?? {};
      if (!modules[path] && !SEPARATE.has(path)) return null;
      return {
        code: screens.map((screen) => `lazyScreen(load, "${screen}");`).join('\n'),
        importedIds: imports.map((other) => join(src, other)),
        dynamicallyImportedIds: [...screens, ...dialogs].map((other) => join(src, other)),
      };
    },
  };
  const groups = pageChunks();
  return (path) => {
    for (const { name } of groups) {
      const chunk = typeof name === 'function' ? name(join(src, path), graph) : null;
      if (chunk !== null) return chunk;
    }
    return undefined;
  };
};

const page = (...imports: string[]): Module => ({ imports });

test('modules of three screens are in the chunk of all pages, and others in that of their screens', () => {
  const chunk = chunksOf({
    'app/route-table.ts': { screens: ['a.tsx', 'b.tsx', 'c.tsx'] },
    'a.tsx': page('all.ts', 'two.ts', 'own.ts'),
    'b.tsx': page('all.ts', 'two.ts'),
    'c.tsx': page('all.ts'),
    'all.ts': page('base.ts'),
    'base.ts': page(),
    'two.ts': page(),
    'own.ts': page(),
  });
  expect(['all.ts', 'base.ts', 'two.ts', 'own.ts'].map(chunk)).toEqual([
    'pages',
    'pages',
    'a-b',
    'a',
  ]);
});

test('the most visited pages share no chunk with code that only other pages need', () => {
  const home = 'app/routes/home.tsx';
  const market = 'app/routes/market.tsx';
  const chunk = chunksOf({
    'app/route-table.ts': { screens: [home, market, 'a.tsx', 'b.tsx', 'c.tsx'] },
    [home]: page('all.ts', 'of-home.ts'),
    [market]: page('all.ts', 'of-market.ts'),
    'a.tsx': page('all.ts', 'of-home.ts', 'of-market.ts', 'others.ts'),
    'b.tsx': page('all.ts', 'of-home.ts', 'of-market.ts', 'others.ts'),
    'c.tsx': page('others.ts'),
    'all.ts': page(),
    'of-home.ts': page(),
    'of-market.ts': page(),
    'others.ts': page(),
  });
  expect(['all.ts', 'of-home.ts', 'of-market.ts', 'others.ts'].map(chunk)).toEqual([
    'pages-home-market',
    'pages-home',
    'pages-market',
    'pages',
  ]);
});

test('the account has a chunk for the code that the home page doesn’t use', () => {
  const home = 'app/routes/home.tsx';
  const bell = 'features/notices/notice-bell.tsx';
  const chunk = chunksOf({
    'app/route-table.ts': { screens: [home, 'a.tsx', 'b.tsx'] },
    [home]: page('all.ts'),
    [bell]: page('all.ts', 'of-bell.ts'),
    'a.tsx': page('all.ts', 'of-bell.ts'),
    'b.tsx': page('of-bell.ts'),
    'all.ts': page(),
    'of-bell.ts': page(),
  });
  expect(['all.ts', 'of-bell.ts'].map(chunk)).toEqual(['pages-home', 'pages-account']);
});

test('code that only one of the most visited pages needs is in one chunk', () => {
  const market = 'app/routes/market.tsx';
  const browse = 'features/browse/browse-screen.tsx';
  const chunk = chunksOf({
    'app/route-table.ts': { screens: [market, 'a.tsx'] },
    [market]: page('both.ts'),
    [browse]: page('both.ts', 'of-browse.ts', 'of-a.ts'),
    'a.tsx': page('of-a.ts'),
    'both.ts': page(),
    'of-browse.ts': page(),
    'of-a.ts': page(),
  });
  expect(['both.ts', 'of-browse.ts', 'of-a.ts'].map(chunk)).toEqual([
    'market-parts',
    'market-parts',
    'a-browse-screen',
  ]);
});

test('code that only loads after a click is in no chunk of a page', () => {
  const chunk = chunksOf({
    'app/route-table.ts': { screens: ['a.tsx'] },
    'a.tsx': { screens: ['inner.tsx'], dialogs: ['dialog.tsx'] },
    'inner.tsx': page(),
    'dialog.tsx': page('wallet.ts'),
    'wallet.ts': page(),
  });
  expect(['inner.tsx', 'dialog.tsx', 'wallet.ts'].map(chunk)).toEqual([
    'inner',
    undefined,
    undefined,
  ]);
});

test('the build fails when a listed module has moved', () => {
  const group = pageChunks().find(({ name }) => typeof name === 'function');
  const nothing = { getModuleInfo: () => null };
  expect(() => typeof group?.name === 'function' && group.name('x', nothing)).toThrow(
    /doesn't import .*route-table\.ts/,
  );
});
