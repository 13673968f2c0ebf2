import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { PRODUCT_NAME } from '@/config/constants';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { routeTable } from './route-table';
import { Router } from './router';
import { pages } from './server/pages';

beforeEach(() => {
  stubApi({ '/v1/marketTraits/search': { body: [] } });
  vi.stubGlobal('scrollTo', () => undefined);
});

const LOADING_MS = 20_000;
vi.setConfig({ testTimeout: 2 * LOADING_MS });
const heading = (options: { level?: number; name?: RegExp }) =>
  screen.findByRole('heading', options, { timeout: LOADING_MS });

const titles: [string, string][] = [
  ['/', 'Trait Market'],
  ['/dashboard', 'Dashboard · Trait Market'],
  ['/dashboard?view=credits', 'Credits · Trait Market'],
  ['/profile/nobody', 'Not a wallet address · Trait Market'],
  ['/subscriptions', 'Get credits · Trait Market'],
  ['/market', 'Market · Trait Market'],
  ['/market/?name=hat', '“hat” on the market · Trait Market'],
  ['/cart', 'Cart · Trait Market'],
  ['/watchlist', 'Watchlist · Trait Market'],
  ['/compare', 'Compare · Trait Market'],
  ['/collections', 'Collections · Trait Market'],
  ['/collections/fathom-club', 'Collection · Trait Market'],
  ['/playground', 'Playground · Trait Market'],
  ['/packs', 'Packs · Trait Market'],
  ['/draws/log', 'Draw log · Trait Market'],
  ['/activity', 'Activity · Trait Market'],
  ['/leaders', 'Leaders · Trait Market'],
  ['/extract', 'Extract · Trait Market'],
  ['/construct', 'Construct · Trait Market'],
  ['/construct-premium', 'Construct Premium · Trait Market'],
  ['/reroll', 'Re-Roll · Trait Market'],
  ['/the-light', 'The Light · Trait Market'],
  ['/constructions', 'Construct Feed · Trait Market'],
  ['/help', 'Help · Trait Market'],
  ['/traits/laser-eyes', 'Trait · Trait Market'],
  ['/avatars/fathom-club/7', 'Avatar #7 · Trait Market'],
  ['/signin/guest?to=/market', 'Continue as a guest · Trait Market'],
  ['/privacy-policy', 'Privacy policy · Trait Market'],
  ['/terms', 'Terms · Trait Market'],
  ['/nft-license', 'NFT license · Trait Market'],
  ['/nothing/here', 'Page not found · Trait Market'],
];

test.each(titles)('%s has the title %s', async (address, title) => {
  renderScreen(<Router />, { at: address });
  await heading({ level: 1 });
  await waitFor(() => expect(document.title).toBe(title));
});

test('R2.1 no two screens share a title', () => {
  expect(new Set(titles.map(([, title]) => title)).size).toBe(titles.length);
});

test('the server has a page for every route', () => {
  const routes = routeTable.map(({ path }) => path).filter((path) => path !== '*');
  expect(pages.map(({ path }) => path).toSorted()).toEqual(routes.toSorted());
});

test('the HTML of a page has the same title as the page itself', () => {
  const given = new Map(
    titles.toReversed().map(([address, title]) => [address.replace(/\?.*/, ''), title]),
  );
  const alike = pages.filter(({ path }) => !path.includes(':') && path !== '/');
  expect(alike.map(({ path, title }) => [path, `${title} · ${PRODUCT_NAME}`])).toEqual(
    alike.map(({ path }) => [path, given.get(path)]),
  );
});

test('the help explains the risks of WETH offers, under its anchor', async () => {
  renderScreen(<Router />, { at: '/help' });
  expect(await heading({ name: /risks of an offer in WETH/ })).toHaveAttribute(
    'id',
    'weth-offer-risks',
  );
});
