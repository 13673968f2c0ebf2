import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { DRAW_LOG } from '@/testing/draws/draw-answers';
import { renderScreen } from '@/testing/render-screen';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';
import { honestMarket, marketAnswers, type ShownMarket } from '@/testing/draws/whole-log-answers';

import { WholeLog } from './whole-log';

beforeEach(() => localStorage.clear());

const check = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Check the whole log' }));

const open = async (market: ShownMarket) => {
  const api = stubApi(await marketAnswers(market));
  renderScreen(<WholeLog />, { at: '/draws/log' });
  return api;
};

test('E381 reads the whole log on a press, and finds no faults in an honest one', async () => {
  const { requests } = await open(await honestMarket());
  expect(requests.filter((path) => path.startsWith(DRAW_LOG))).toEqual([]);
  await check();
  expect(await screen.findByText('No faults in the whole log')).toBeVisible();
  expect(screen.getByText(/^The market signed all 12 entries/)).toBeVisible();
  expect(screen.getByText(/^The log explains 1 draw, .* 1 drop, .* 1 pool\.$/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const shownEntries = (answers: Record<string, StubbedAnswer>): { signature: string }[] => {
  const page = answers[`${DRAW_LOG}/entries`];
  if (page === undefined) throw new Error('The log has entries');
  return (page.body as { items: { signature: string }[] }).items;
};

const changeGift = (market: ShownMarket, quantity: string): ShownMarket => ({
  ...market,
  entries: market.entries.map((entry) =>
    entry.type === 'given' && entry.signed.message.tokenId === '101'
      ? {
          ...entry,
          signed: { ...entry.signed, message: { ...entry.signed.message, quantity } },
        }
      : entry,
  ),
});

test.each<[fraud: string, warning: RegExp, plant: (market: ShownMarket) => ShownMarket]>([
  [
    'a gift to a pool is invented',
    /isn’t what the wallet signed/,
    (market) => {
      const { items } = market.pool;
      const more = items.map((item) => (item.tokenId === '101' ? { ...item, quantity: 9 } : item));
      return changeGift({ ...market, pool: { ...market.pool, items: more } }, '9');
    },
  ],
  [
    'a pool has editions that no one gave',
    /Fathom Club, eyes: The market’s log doesn’t explain what’s in the pool\./,
    (market) => ({
      ...market,
      pool: {
        ...market.pool,
        items: market.pool.items.map((item) => ({ ...item, quantity: item.quantity + 1 })),
      },
    }),
  ],
  [
    'a drop sold more packs than were bought',
    /Tide One: The number of sold packs or returned draws doesn’t match/,
    (market) => ({ ...market, drop: { ...market.drop, packs: { total: 4, sold: 2, opened: 1 } } }),
  ],
  [
    'a purchase is hidden',
    /Tide One: The number of sold packs/,
    (market) => ({ ...market, entries: market.entries.filter(({ type }) => type !== 'bought') }),
  ],
  [
    'the returned draws of a drop are changed',
    /Tide One: The number of sold packs or returned draws/,
    (market) => ({ ...market, drop: { ...market.drop, returned: 1 } }),
  ],
  [
    'the returned draws of a pool are changed',
    /Fathom Club, eyes: The number of sold packs or returned draws/,
    (market) => ({ ...market, pool: { ...market.pool, returned: 1 } }),
  ],
])('E381 T184 warns, with the evidence, when %s', async (_fraud, warning, plant) => {
  await open(plant(await honestMarket()));
  await check();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The whole log has faults');
  expect(alert).toHaveTextContent(warning);
  expect(screen.getByRole('button', { name: /^Download the evidence/ })).toBeVisible();
  expect(screen.queryByText(/^No faults/)).not.toBeInTheDocument();
});

test('E381 T184 warns of an entry that the market didn’t sign', async () => {
  const market = await honestMarket();
  const api = await open(market);
  const answers = await marketAnswers(market);
  const items = shownEntries(answers);
  const [first, second] = items;
  const forged = items.with(0, { ...first, signature: second?.signature ?? '' });
  api.answer(`${DRAW_LOG}/entries`, { body: { items: forged, next: null } });
  await check();
  expect(await screen.findByRole('alert')).toHaveTextContent('The market didn’t sign the log');
});

test('E382 a log that grows while it is read is read on, and no fault', async () => {
  const api = await open(await honestMarket(1));
  const before = await honestMarket(1);
  const [bought] = (await honestMarket(2)).entries.slice(1);
  if (bought === undefined) throw new Error('There are two purchases');
  const after = {
    ...before,
    drop: { ...before.drop, packs: { total: 4, sold: 2, opened: 1 } },
    entries: [...before.entries, { ...bought, at: before.draw.revealedAt ?? '' }],
  };
  const answers = await marketAnswers(after as ShownMarket);
  const items = shownEntries(answers);
  const send = fetch;
  vi.stubGlobal('fetch', (...[input]: [string]) => {
    if (input.includes('/draws/commitments')) {
      for (const [path, answer] of Object.entries(answers)) api.answer(path, answer);
      api.answer(`${DRAW_LOG}/entries?from=12&limit=60`, {
        body: { items: items.slice(12), next: null },
      });
    }
    return send(input);
  });
  await check();
  expect(await screen.findByText('No faults in the whole log')).toBeVisible();
  expect(screen.getByText(/^The market signed all 13 entries/)).toBeVisible();
  expect(api.requests.filter((path) => path.includes('/entries'))).toHaveLength(2);
});

test('E382 can be stopped, which concludes nothing', async () => {
  await open(await honestMarket());
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await check();
  expect(await screen.findByRole('progressbar', { name: 'Check of the whole log' })).toBeVisible();
  const stop = screen.getByRole('button', { name: 'Stop the check' });
  await userEvent.click(stop);
  expect(await screen.findByText('Stopped. Nothing was concluded.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check the whole log' })).toHaveFocus();
});

test('E382 says when a part of the log can’t be loaded, and tries again', async () => {
  const market = await honestMarket();
  const api = await open(market);
  api.answer('/economy/v1/reroll', { status: 503, body: { message: 'Busy' } });
  await check();
  expect(await screen.findByText('Couldn’t check the whole log')).toBeVisible();
  api.answer('/economy/v1/reroll', { body: { items: [market.pool] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No faults in the whole log')).toBeVisible();
});
