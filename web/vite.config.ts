import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';

import { askAhead } from './vite/ask-ahead.ts';
import { contractWithoutDocs } from './vite/contract-without-docs.ts';
import { loadOrder } from './vite/load-order.ts';
import { lucideWithShortKeys } from './vite/lucide-with-short-keys.ts';
import { pageTable } from './vite/page-table.ts';
import { queryCoreInParts } from './vite/query-core-in-parts.ts';
import { reactDomWithoutUnused } from './vite/react-dom-without-unused.ts';
import { reactRouterWithoutFramework } from './vite/react-router-without-framework.ts';
import { tsRestWithoutExtras } from './vite/ts-rest-without-extras.ts';
import { zodWithoutAsync } from './vite/zod-without-async.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Not of the wallets, the previews of features, the acts, the market and the benches: many chunks share
 * those, no first visit needs them.
 */
const ofFirstVisits =
  /^(?!.*(node_modules.*(@noble|ox|viem|@?wagmi|@radix-ui|use-debounce|use(Queries|Mutation|InfiniteQuery)|queriesObserver|mutation(Observer)?\.js|infiniteQuery)|src\/features\/(previews|acts)|app\/acts|src\/economy|(lib|components)\/economy|components\/(art|bench|hint|page\/section|show-more|text-field|ui\/(avatar|check-input|label|native-select|radio-group))|lib\/(failure-toast|use-debounced-value|looks|acts|cart|watchlist|saved-searches|format\/(dates|ether|relative-time|new-uuid))))/;

/**
 * `QUICK_COMPRESSION=on`, as `npm start` says: the best that Brotli can do takes a third of the build, and
 * makes a file that comes from this machine no faster.
 */
const brotli = defineAlgorithm(
  'brotliCompress',
  env['QUICK_COMPRESSION'] === 'on' ? { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } : {},
);

/** Where the app begins, and what asks ahead of it: each keeps a file of its own, which the page names. */
const exceptMain = /^(?!.*(index\.html|app\/(main\.tsx|ask-ahead\.ts))$)/;

/** Small modules of a search that home and other screens offer: a file for each costs more than they do. */
const ofTheSearchForm =
  /\/(market-search-form|market-title|suggested-words-list|suggested-words|trait-name-field|use-guest-path|record-of)\.tsx?$/;

/** The market's wall, without what it loads when that is asked for. */
const ofTheWall =
  /\/(features\/browse\/(?!empty-results|too-long|new-matches|count-new|filters-sheet|saved-searches).+|sliders-horizontal)\.m?[jt]sx?$/;

/** Small modules that the wall needs and the market's other screens share: again one file for all. */
const ofTheMarket =
  /\/(components\/economy\/(items\/(ahead-picture|market-card|rarity-word)|prices\/price-text)|lib\/format\/dates|lib\/economy\/(amounts\/(coin-amount|short-price)|estimates\/estimate-unit|queries\/(economy-options|keys)|traits\/(browse-api|trait-words))|src\/economy\/(shared\/(?!kept-name|price-bounds|refusals|refusal-codes|read-refusal|signed|credit-amounts|fees|tiers|tier-editions|criteria|criteria-words|party).+|traits\/(browse\.contract|traits\.schema)))\.m?[jt]sx?$/;

/** Fields, which the wall and the market's other screens share, and the home page does not need. */
const ofTheFields = /\/(ui\/(check-input|native-select|radio-group)|components\/text-field)\.tsx$/;

/** What drawings are made of. */
const ofFigures = /\/components\/art\/figure\.tsx$/;

/** What the pages that have not opened share: each is small, and every page's script would name it. */
const ofPreviews = /\/(features\/previews\/.+|components\/art\/(extract|construct)-art)\.tsx$/;

/** What the dashboard and the subscriptions say of credits. */
const ofCredits =
  /\/(economy\/credits\/credits\.(contract|schema)|lib\/economy\/wallets\/(credit-queries|plan-standing)|components\/economy\/plan-notice)\.tsx?$/;

/** What every screen loads that starts acts. */
const ofTheActs = /\/(src\/app\/acts|features\/acts\/(act-titles|acts-provider))\.tsx?$/;

/** An avatar on its stage, which the home page has, too: one file, and nothing else of the benches in it. */
const ofTheStage =
  /\/(components\/bench\/(stage|use-preloaded-layers)|lib\/looks\/(look|look-words)|lib\/economy\/orders\/item-words|economy\/avatars\/(avatar-detail\.contract|avatars\.schema)|icons\/shuffle)\.m?[jt]sx?$/;

/** What asks for several things at once: screens that are opened later. */
const ofSeveralQueries = /\/(useQueries|queriesObserver|lib\/search\/trait-searches)\.[jt]s$/;

/** What the bell in the header takes of the contract: without a file of its own it would come with the benches. */
const ofTheNotices =
  /\/src\/economy\/(notices\/.+|activity\/activity\.schema|orders\/orders\.schema)\.ts$/;

/** What changes something, and what asks for page after page: loaded with the first screen that does. */
const ofMutations = /\/(useMutation|mutation|mutationObserver)\.js$/;
const ofPages = /\/(useInfiniteQuery|infiniteQuery\w+)\.js$/;

/** What is watched, and the button that watches: four pages have it, and the watchlist. */
const ofTheWatchlist =
  /\/(components\/economy\/items\/watch-button|lib\/watchlist\/.+|src\/economy\/watchlist\/.+)\.tsx?$/;

/** What the dashboard shares with the benches: a wallet's holdings, and small parts of screens. */
const ofTheDashboard =
  /\/(src\/economy\/(wallets\/.+|shared\/credit-amounts|typed-data\/bench-acts\.schema)|lib\/economy\/(queries\/(fetch-all-pages|poll-interval)|wallets\/(wallet-queries|wallets-client))|lib\/(acts\/acts-context|format\/(dates|relative-time|ordinal))|components\/(economy\/(activity\/time-ago|people\/party-link|warnings|fact)|page\/section))\.tsx?$/;

/** What estimates are made by, wherever something has a price: one file, which no first visit needs. */
const ofEstimates =
  /\/(src\/economy\/rates\/.+|lib\/(economy\/estimates\/.+|format\/currency)|components\/(hint|currency-icon|economy\/prices\/(estimate|estimate-note|unit-select)))\.tsx?$/;

/** What the benches, the playground and the feed of looks share: one file, which no first visit needs. */
const ofTheBenches = /\/(components\/bench|lib\/looks)\/(?!bench-queries|use-look-price).+\.tsx?$/;

/** What every page has loaded before anything else is loaded by it: nothing has to name it again. */
const ofEveryPage = /\/(rolldown-runtime|first)-[^/]+\.js$/;

/** What loads with a press, or for another wall than the first: it asks for what it needs by itself. */
const onPress = /\/(quick-buy|avatar-wall|saved-searches-dialog)-[^/]+\.js$/;

/** The first script names what these need, so that a press loads all of it at once. */
const mostOpened = /\/(home|market|trait|wagmi-wallet)-[\w-]{7}\.js$/;

/** Where the BFF listens during development (`npm run dev`). */
const BFF = process.env['BFF_URL'] ?? 'http://localhost:4000';

/** Tests of what keeps nothing between two calls. */
const PURE = [
  'src/lib/*.test.{ts,tsx}',
  'src/lib/{cart,chain,economy,format,looks,search,wallet}/**/*.test.{ts,tsx}',
];

const alias = {
  '@': here('./src'),
  // The relay's own dialog, which is left out: ours is drawn from the pairing address.
  '@reown/appkit/core': here('./src/lib/wallet/no-appkit.ts'),
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    contractWithoutDocs(),
    tsRestWithoutExtras(),
    queryCoreInParts(),
    zodWithoutAsync(),
    lucideWithShortKeys(),
    reactDomWithoutUnused(),
    reactRouterWithoutFramework(),
    loadOrder(),
    askAhead(),
    pageTable(here('.'), alias),
    // The BFF sends these as they are: better compressed than it could on the fly, at no cost.
    compression({ algorithms: [brotli, 'gzip'], logLevel: 'silent' }),
  ],
  resolve: {
    alias,
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // What a first visit loads is told by `pnpm --dir e2e measure`, and checked by a journey.
    reportCompressedSize: false,
    manifest: true,
    // Browsers that do not know of preloading merely go without.
    modulePreload: {
      polyfill: false,
      // Of a chunk what comes along with it is named; itself is fetched by being imported.
      resolveDependencies: (chunk, needed, { hostId, hostType }) =>
        // The first script has no room to name all that the other screens need.
        onPress.test(chunk) || (ofEveryPage.test(`/${hostId}`) && !mostOpened.test(chunk))
          ? []
          : hostType === 'js'
            ? needed.filter((file) => file !== chunk && !ofEveryPage.test(file))
            : needed,
    },
    rolldownOptions: {
      // First what the app itself begins with, in one file. Then what six chunks share, since it is needed almost
      // everywhere. The wallets' cryptography is shared too, but among wallets.
      output: {
        // Seven characters of a hash are 42 bits, and each page's script names a hundred files.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], test: exceptMain },
            { name: 'shared', minShareCount: 6, test: ofFirstVisits },
            { name: 'search-form', minShareCount: 2, test: ofTheSearchForm },
            { name: 'figure', test: ofFigures },
            { name: 'economy', test: ofTheMarket },
            { name: 'fields', test: ofTheFields },
            { name: 'wall', test: ofTheWall },
            { name: 'mutations', test: ofMutations },
            { name: 'pages', test: ofPages },
            { name: 'several-queries', test: ofSeveralQueries },
            { name: 'stage', test: ofTheStage },
            { name: 'notices', test: ofTheNotices },
            { name: 'watchlist', test: ofTheWatchlist },
            { name: 'parts', test: ofTheDashboard },
            { name: 'estimates', test: ofEstimates },
            { name: 'bench', test: ofTheBenches },
            { name: 'previews', test: ofPreviews },
            { name: 'acts', test: ofTheActs },
            { name: 'credits', test: ofCredits },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/v1': BFF, '/economy/v1': BFF, '/app-config.json': BFF },
  },
  test: {
    environment: 'jsdom',
    setupFiles: './src/test-setup.ts',
    css: false,
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['src/{app,components,features,layout}/**/*.test.{ts,tsx}'],
          // Each worker loads what screens are made of once, not once for each file: a sixth of the time.
          isolate: false,
        },
      },
      {
        // What keeps nothing between two calls: a page for each file would be four fifths of the time.
        extends: true,
        test: {
          name: 'pure',
          include: [...PURE, 'vite/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        // Sessions and clocks listen to the page for as long as it lives: each file has one of its own.
        extends: true,
        test: {
          name: 'lib',
          include: ['src/!(app|components|features|layout)/**/*.test.{ts,tsx}'],
          exclude: PURE,
        },
      },
    ],
  },
});
