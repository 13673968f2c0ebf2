import { walletsContract } from '@trait-market/contract/economy/wallets';
import { type WrapRequest } from '@trait-market/contract/economy/actions';
import type { economyContract } from '@trait-market/contract/economy';
import type { Balance } from '@trait-market/contract/economy/wallets';
import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';
import type { Request } from 'express';

import { accountOf, type Account } from '../../kernel/account';
import type { Routes } from '../../kernel/http/routes';
import { memoizeFor } from '../../kernel/memoize-for';
import { callerOf } from '../../world/http/caller';
import { counterOf } from '../orders/counter';
import type { Market } from '../market/market';
import { MarketRefusal } from '../shared/refusal';
import { executedAction, presentActivity } from '../views/activities';
import { acquiredTimes } from '../views/holders/acquired-times';
import { createPlaces, ownedBy, ownedCount, ownedKey, presentOwned } from '../views/inventory';
import { inventoryFilter } from '../views/inventory-filter';
import { madeKey, ordersMade, presentWalletOrder, valueKey } from '../views/orders';
import { ordersReceived, presentReceivedOrder } from '../views/received-orders';
import type { ActivityRow } from '../tables/rows';
import { ratesOfPage } from '../views/browse/rates-of-list';
import { stateNow } from '../views/view/state-now';
import { createOwnedWorth } from '../views/worth/owned-worth';
import { pageOf } from '../views/view/page';
import { sortByKey } from '../shared/sort-key';
import { pageOfRequest } from './page-of-request';
import { validResponse } from '../shared/valid-response';
import { viewOf } from './view-of-request';

const balanceOf = ({ context }: Market, account: Account, chainId: ChainId): Balance => ({
  chainId,
  native: String(context.settlement.coinOf(account, chainId, 'native')),
  wrapped: String(context.settlement.coinOf(account, chainId, 'wrapped')),
  counter: counterOf(context, chainId, account),
});

const convert = async (request: Request, kind: 'wrap' | 'unwrap', body: WrapRequest) => {
  const { market } = await viewOf(request);
  const account = callerOf(request);
  return validResponse(
    200,
    walletsContract[kind].responses[200],
    (respond) => market.wrap(account, kind, body, respond),
    (chainId: ChainId) => balanceOf(market, account, chainId),
  );
};

export const walletsRoutes: Routes<typeof economyContract.wallets> = {
  balances: async ({ req }) => {
    const { market } = await viewOf(req);
    const items = CHAIN_IDS.map((chainId) => balanceOf(market, callerOf(req), chainId));
    return { status: 200, body: { items } };
  },

  wrap: ({ req, body }) => convert(req, 'wrap', body),

  unwrap: ({ req, body }) => convert(req, 'unwrap', body),

  gift: async ({ req, body }) => {
    const view = await viewOf(req);
    return validResponse(
      201,
      walletsContract.gift.responses[201],
      (respond) => view.market.gift(callerOf(req), body, respond),
      (row: ActivityRow) => presentActivity(view, row),
    );
  },

  giftSeveral: async ({ req, body }) => {
    const view = await viewOf(req);
    return validResponse(
      201,
      walletsContract.giftSeveral.responses[201],
      (respond) => view.market.giftSeveral(callerOf(req), body, respond),
      (rows: ActivityRow[]) => ({ activities: rows.map((row) => presentActivity(view, row)) }),
    );
  },

  act: async ({ req, params }) => {
    const view = await viewOf(req);
    return { status: 200, body: executedAction(view, callerOf(req), params.hash) };
  },

  inventory: async ({ req, params, query }) => {
    const view = await viewOf(req);
    const worth = createOwnedWorth(view);
    const account = accountOf(params.address);
    const present = {
      worth,
      places: createPlaces(view),
      acquiredAt: acquiredTimes(view, account),
    };
    const owned = ownedBy(view, account, query).filter(inventoryFilter(view, account, query));
    const requested = pageOfRequest(req, query);
    const rates = ratesOfPage(requested, view.market.context.now());
    const keyOf = memoizeFor(ownedKey(view, worth, query.sort, rates));
    const page = pageOf(sortByKey(owned, keyOf), requested, keyOf, (one) =>
      presentOwned(view, present, one),
    );
    return { status: 200, body: { ...page, unfiltered: ownedCount(view, account) } };
  },

  orders: async ({ req, params, query }) => {
    const account = callerOf(req);
    if (accountOf(params.address) !== account) {
      throw new MarketRefusal('not-yours', 'Only the wallet’s owner can see what it has signed.');
    }
    const view = await viewOf(req);
    const { termsOf } = view.market.context;
    const isReceived = query.side === 'received';
    const all = isReceived ? ordersReceived(view, account) : ordersMade(view, account);
    const found = all
      .filter((row) => query.kind === undefined || query.kind.includes(termsOf(row).kind))
      .filter((row) => query.state === undefined || query.state.includes(stateNow(view, row).kind));
    const requested = pageOfRequest(req, query, account);
    const keyOf =
      query.sort === 'value'
        ? valueKey(view, ratesOfPage(requested, view.market.context.now()))
        : madeKey;
    const page = pageOf(sortByKey(found, keyOf), requested, keyOf, (row) =>
      isReceived
        ? presentReceivedOrder(view, account, row)
        : presentWalletOrder(view, account, row),
    );
    return { status: 200, body: page };
  },
};
