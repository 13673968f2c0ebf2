import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { parseEntry } from '@trait-market/contract/economy/draw-log';
import { roundTime } from '@trait-market/contract/economy/beacon';
import { REVEAL_MINUTES } from '@trait-market/contract/economy/draws';
import { expect, test } from 'vitest';

import { accountOf } from '../../kernel/account';
import { ETHER, openTestMarket } from '../../testing/market';
import { packActionsFor } from '../../testing/pack-actions';
import { signerOf } from '../../testing/signer';
import { giveDrop, testDrop } from '../../testing/test-drop';
import { newWallet } from '../../testing/wallet';
import { appendEntry } from '../draw-log/append-entry';
import type { Market } from '../market/market';
import { setConduct } from './conduct';
import { roundOf } from './draw-state';

const openedPack = async (conduct: 'honest' | 'never-reveals') => {
  const place = openTestMarket();
  const { market, clock } = place;
  giveDrop(place, testDrop(80));
  const wallet = newWallet();
  const account = accountOf(wallet.address);
  const acts = packActionsFor(
    signerOf(wallet, () => clock.now),
    market,
  );
  place.giveCoin(account, ETHER);
  await market.buyPacks(account, await acts.signBuyPacks('tide', 1));
  setConduct(market.context.tables, conduct);
  const row = await market.openPacks(account, await acts.signOpenPacks('tide', 1));
  return { ...place, due: roundTime(DEMO_BEACON, roundOf(row)) };
};

const logOf = ({ context }: Market) =>
  context.tables.drawLog.rows().flatMap(({ entry }) => parseEntry(entry) ?? []);

/** Logs a purchase at a time at which its action ended that began before. */
const logPurchaseAt = (market: Market, at: number): void => {
  const bought = logOf(market).find(({ type }) => type === 'bought');
  if (bought === undefined) throw new Error('Packs were bought');
  appendEntry(market.context, { ...bought, at: new Date(at).toISOString() });
};

const lastTwo = (market: Market) =>
  logOf(market)
    .slice(-2)
    .map(({ type, at }) => [type, Date.parse(at)]);

test('E352 a link isn’t logged before a purchase that began before its round was due', async () => {
  const { market, clock, due } = await openedPack('honest');
  logPurchaseAt(market, due + 2);
  clock.now = due + 5;
  await market.settle();
  expect(lastTwo(market)).toEqual([
    ['bought', due + 2],
    ['revealed', due + 2],
  ]);
});

test('E352 a return isn’t logged before a purchase that began before the link was overdue', async () => {
  const { market, clock, due } = await openedPack('never-reveals');
  clock.now = due;
  await market.settle();
  const overdue = due + REVEAL_MINUTES * 60_000;
  logPurchaseAt(market, overdue + 2);
  clock.now = overdue + 5;
  await market.settle();
  expect(lastTwo(market)).toEqual([
    ['bought', overdue + 2],
    ['returned', overdue + 2],
  ]);
});
