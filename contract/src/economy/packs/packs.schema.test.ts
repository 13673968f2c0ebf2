import { expect, test } from 'vitest';

import { packBuyAction, packOpenAction, packsBuyAction } from '../actions/packs';
import * as packs from '../../../fixtures/economy/packs';
import { DrawPageSchema } from '../draws/draws.schema';
import { boxTable } from '../drops/box-table';
import { DropDetailSchema, DropSchema } from '../drops/drops.schema';
import { packWorth } from '../drops/pack-worth';
import {
  PacksBoughtSchema,
  PacksReceiptSchema,
  SetSpendingLimitSchema,
  SpendingLimitsSchema,
  WalletPacksSchema,
} from './packs.schema';

test.each([
  [DropSchema, packs.tideOne],
  [DropDetailSchema, packs.tideOneDetail],
  [packBuyAction.request, packs.buyPacksRequest],
  [PacksBoughtSchema, packs.packsBought],
  [packsBuyAction.request, packs.buySeveralPacksRequest],
  [PacksReceiptSchema, packs.packsReceipt],
  [packOpenAction.request, packs.openPacksRequest],
  [DrawPageSchema, packs.drawPage],
  [WalletPacksSchema, packs.alicePacks],
  [SpendingLimitsSchema, packs.spendingLimits],
])('fixture %# parses to itself', (schema, fixture) => {
  expect(schema.parse(fixture)).toEqual(fixture);
});

test('a limit names a chain, and an amount or none', () => {
  const isLimit = (body: unknown) => SetSpendingLimitSchema.safeParse(body).success;
  expect(isLimit({ chainId: 1, limit: '0' })).toBe(true);
  expect(isLimit({ chainId: 137, limit: null })).toBe(true);
  expect(isLimit({ chainId: 1 })).toBe(false);
  expect(isLimit({ chainId: 5, limit: '1' })).toBe(false);
  expect(isLimit({ chainId: 1, limit: '-1' })).toBe(false);
});

const row = (tokenId: string, quantity: number) => ({ tokenId, quantity });

test('E155 a pack’s worth is given as the median, and as the share of packs that are worth their price', async () => {
  // One pack in ten contains the trait that was sold for 100; each pack contains three traits that
  // were sold for 1.
  const table = {
    token: packs.tideOne.token,
    sections: [
      { take: 3, rows: [row('1', 50), row('2', 50), row('3', 50)] },
      { take: 1, rows: [row('8', 90), row('9', 10)] },
    ],
  };
  const priceOf = (tokenId: string) => ({ '8': 0n, '9': 100n })[tokenId] ?? 1n;
  const worth = await packWorth(table, priceOf, 10n);
  expect(worth?.median).toBe(3n);
  expect(worth?.worthIt).toBeGreaterThan(0.07);
  expect(worth?.worthIt).toBeLessThan(0.13);
  expect(await packWorth(table, priceOf, 10n)).toEqual(worth);
  expect(await packWorth(table, priceOf, 3n)).toMatchObject({ worthIt: 1 });
});

test('boxes without a whole pack in them give no figures', async () => {
  const [boxA] = packs.tideOneDetail.boxes;
  const empty = {
    token: packs.tideOne.token,
    boxes: boxA === undefined ? [] : [{ ...boxA, traits: [] }],
  };
  expect(await packWorth(boxTable(empty, 'left'), () => 1n, 1n)).toBeUndefined();
});
