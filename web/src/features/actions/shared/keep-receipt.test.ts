import { drawPack } from '@trait-market/contract/fixtures/economy/drawn-packs';
import { loggedDraw } from '@trait-market/contract/testing/signed-log';
import { beforeEach, expect, test } from 'vitest';

import { seenLog, storedReceipts } from '@/lib/economy/draws/draw-log-memory';

import { keepReceipt } from './keep-receipt';

beforeEach(() => localStorage.clear());

test('E337 stores the receipt of an accepted draw, and no other one later', async () => {
  const { draw, provider } = await loggedDraw(await drawPack());
  await keepReceipt({ ...draw, receipt: undefined });
  expect(storedReceipts.read()).toEqual([]);
  await keepReceipt(draw);
  await keepReceipt({ ...draw, receipt: provider.receipts[0] });
  expect(storedReceipts.of(`0x${draw.id.slice(2).toUpperCase()}`)).toEqual(draw.receipt);
  expect(storedReceipts.read()).toHaveLength(1);
});

test('E337 stores the latest 20 receipts of a wallet, and 60 of all wallets', async () => {
  const { draw } = await loggedDraw(await drawPack());
  const ofWallet = (wallet: number, count: number) => {
    for (let index = 0; index < count; index += 1) {
      const id = `0x${String(wallet * 1000 + index).padStart(64, '0')}` as const;
      const owner = `0x${String(wallet).padStart(40, '0')}` as const;
      const { signed } = draw;
      if (signed.kind === 'pack')
        storedReceipts.add({
          ...draw,
          id,
          signed: { ...signed, message: { ...signed.message, owner } },
        });
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
