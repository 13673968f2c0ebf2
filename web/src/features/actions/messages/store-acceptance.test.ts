import { drawPack } from '@trait-market/contract/fixtures/economy/drawn-packs';
import { loggedDraw, signedLog } from '@trait-market/contract/testing/signed-log';
import { beforeEach, expect, test } from 'vitest';

import { seenLog, storedReceipts } from '@/lib/economy/draws/draw-log-memory';
import { storedReceiptOf } from '@/testing/draws/draw-answers';
import { stubApi } from '@/testing/stub-api';

import { storeAcceptance } from './store-acceptance';

beforeEach(() => localStorage.clear());

const loggedBy = async () => {
  const { draw, provider } = await loggedDraw(await drawPack());
  stubApi({ '/economy/v1/draws/log': { body: provider.log } });
  return { draw, provider };
};

test('E337 stores the receipt of an accepted draw, and no other one later', async () => {
  const { draw } = await loggedBy();
  await storeAcceptance({ ...draw, receipt: undefined });
  expect(storedReceipts.read()).toEqual([]);
  await storeAcceptance(draw);
  const other = { ...storedReceiptOf(draw).receipt, index: 9 };
  await storeAcceptance({ ...draw, receipt: other });
  expect(storedReceipts.of(`0x${draw.id.slice(2).toUpperCase()}`)).toEqual(draw.receipt);
  expect(storedReceipts.read()).toHaveLength(1);
});

test('E365 T164 stores no receipt that the market didn’t sign, of another event, or of another key than before', async () => {
  const { draw, provider } = await loggedBy();
  const [chain, accepted] = provider.receipts;
  if (chain === undefined || accepted === undefined) throw new Error('There are two entries');
  const forged = { ...accepted, signature: chain.signature };
  for (const receipt of [forged, chain]) await storeAcceptance({ ...draw, receipt });
  expect(storedReceipts.read()).toEqual([]);
  const before = await signedLog([], draw.takenAt, 'earlier provider');
  seenLog.write(before.log);
  await storeAcceptance(draw);
  expect(storedReceipts.read()).toEqual([]);
  seenLog.forget();
  await storeAcceptance(draw);
  expect(storedReceipts.read()).toEqual([storedReceiptOf(draw)]);
});

test('E337 stores the latest 20 receipts of a wallet, and 60 of all wallets', async () => {
  const { draw } = await loggedDraw(await drawPack());
  const ofWallet = (wallet: number, count: number) => {
    for (let index = 0; index < count; index += 1) {
      const id = `0x${String(wallet * 1000 + index).padStart(64, '0')}` as const;
      const owner = `0x${String(wallet).padStart(40, '0')}` as const;
      storedReceipts.add({ ...storedReceiptOf(draw), id, wallet: owner });
    }
  };
  ofWallet(1, 25);
  expect(storedReceipts.read()).toHaveLength(20);
  expect(storedReceipts.read()[0]?.id).toMatch(/1005$/);
  ofWallet(2, 20);
  ofWallet(3, 20);
  ofWallet(4, 5);
  expect(storedReceipts.read()).toHaveLength(60);
  expect(storedReceipts.read().at(-1)?.id).toMatch(/4004$/);
});

test('E337 the latest head is remembered, never an earlier one', async () => {
  const { provider } = await loggedDraw(await drawPack());
  const { log } = provider;
  const earlier = { ...log, head: { ...log.head, size: 1 } };
  const later = { ...log, head: { ...log.head, time: '2030-01-01T00:00:00.000Z' } };
  seenLog.write(log);
  seenLog.write(earlier);
  expect(seenLog.read()).toEqual(log);
  seenLog.write(later);
  expect(seenLog.read()).toEqual(later);
  seenLog.forget();
  expect(seenLog.read()).toBeUndefined();
});
