import { expect, test } from 'vitest';

import { giftAction, giftBatchAction } from '../actions/gift';
import { wrapAction } from '../actions/wrap';
import * as collectors from '../../../fixtures/economy/collectors';
import * as orders from '../../../fixtures/economy/orders';
import { ActivitySchema } from '../activity/activity.schema';
import { BalancesSchema } from './balances.schema';
import { ExecutedActionSchema } from './executed-action.schema';
import { GiftedSeveralSchema } from './gifted-several.schema';
import { InventoryPageSchema } from './inventory.schema';
import { WalletOrderPageSchema, WalletOrderSchema } from './wallet-orders.schema';

test.each([
  [BalancesSchema, collectors.balances],
  [wrapAction.request, collectors.wrapRequest],
  [giftAction.request, collectors.giftRequest],
  [ActivitySchema, collectors.given],
  [giftBatchAction.request, collectors.giftSeveralRequest],
  [GiftedSeveralSchema, collectors.giftedSeveral],
  [ExecutedActionSchema, orders.executedAction],
  [InventoryPageSchema, collectors.inventoryPage],
  [WalletOrderSchema, orders.dormantListing],
  [WalletOrderSchema, orders.undercutListing],
  [WalletOrderPageSchema, orders.walletOrderPage],
])('fixture %# parses to itself', (schema, fixture) => {
  expect(schema.parse(fixture)).toEqual(fixture);
});

test('a reason that is newer than this contract does not break an answer', () => {
  const state = { kind: 'dormant', reason: 'moon-phase', message: 'Not tonight.' };
  expect(WalletOrderSchema.parse({ ...orders.dormantListing, state }).state).toEqual(state);
});
