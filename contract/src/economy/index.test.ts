import { describe, expect, test } from 'vitest';

import { commonErrorResponses } from '../shared/errors';
import { metadataOf } from '../shared/route-metadata';
import { routesOf } from '../shared/routes-of';
import { economyContract } from './index';

const routes = routesOf(economyContract);

const designed = [
  'GET /economy/v1/traits',
  'GET /economy/v1/traits/:id',
  'GET /economy/v1/traits/:id/history',
  'GET /economy/v1/traits/:id/over-time',
  'GET /economy/v1/traits/:id/orders',
  'GET /economy/v1/avatars',
  'GET /economy/v1/avatars/:collection/:tokenId',
  'GET /economy/v1/avatars/:collection/:tokenId/history',
  'GET /economy/v1/avatars/:collection/:tokenId/orders',
  'GET /economy/v1/avatars/:collection/:tokenId/image.svg',
  'GET /economy/v1/collections',
  'GET /economy/v1/collections/:slug',
  'GET /economy/v1/collections/:slug/stats',
  'GET /economy/v1/collections/:slug/avatars',
  'GET /economy/v1/activity',
  'GET /economy/v1/events',
  'GET /economy/v1/leaders',
  'GET /economy/v1/wallets/:address/inventory',
  'GET /economy/v1/wallets/:address/orders',
  'GET /economy/v1/wallets/me/balances',
  'GET /economy/v1/wallets/me/acts/:hash',
  'POST /economy/v1/wallets/me/gifts',
  'POST /economy/v1/wallets/me/wrap',
  'POST /economy/v1/wallets/me/unwrap',
  'POST /economy/v1/orders',
  'POST /economy/v1/orders/:hash/fulfil',
  'GET /economy/v1/orders/:hash/fulfilment-data',
  'POST /economy/v1/orders/:hash/cancel',
  'POST /economy/v1/orders/cancel',
  'POST /economy/v1/orders/cancel-all',
  'POST /economy/v1/orders/buy-cart',
  'POST /economy/v1/avatars/:collection/:tokenId/plan',
  'POST /economy/v1/dress/plan',
  'POST /economy/v1/dress',
  'POST /economy/v1/dress/:hash/undo',
  'GET /economy/v1/constructions',
  'GET /economy/v1/constructions/:id',
  'GET /economy/v1/constructions/:id/before.svg',
  'GET /economy/v1/constructions/:id/after.svg',
  'GET /economy/v1/listings',
  'GET /economy/v1/listings/now',
  'GET /economy/v1/criteria',
  'GET /economy/v1/criteria/:root',
  'GET /economy/v1/looks/price',
  'GET /economy/v1/wallets/me/outfits',
  'PUT /economy/v1/wallets/me/outfits/:id',
  'DELETE /economy/v1/wallets/me/outfits/:id',
  'GET /economy/v1/wallets/me/notices',
  'POST /economy/v1/wallets/me/notices/read',
  'GET /economy/v1/wallets/me/notices/settings',
  'PUT /economy/v1/wallets/me/notices/settings',
  'GET /economy/v1/wallets/me/searches',
  'PUT /economy/v1/wallets/me/searches/:id',
  'DELETE /economy/v1/wallets/me/searches/:id',
  'GET /economy/v1/wallets/me/alerts',
  'PUT /economy/v1/wallets/me/alerts/:id',
  'DELETE /economy/v1/wallets/me/alerts/:id',
  'GET /economy/v1/wallets/me/watchlist',
  'PUT /economy/v1/wallets/me/watchlist',
  'DELETE /economy/v1/wallets/me/watchlist/:kind/:id',
  'GET /economy/v1/watched',
  'GET /economy/v1/plans',
  'POST /economy/v1/subscriptions',
  'POST /economy/v1/credits/buy',
  'GET /economy/v1/wallets/me/credits/ledger',
  'GET /economy/v1/draws',
  'GET /economy/v1/draws/:id',
  'GET /economy/v1/draws/commitments',
  'POST /economy/v1/draws/commitments',
  'GET /economy/v1/drops',
  'GET /economy/v1/drops/:id',
  'GET /economy/v1/drops/:id/openings',
  'POST /economy/v1/packs/buy',
  'POST /economy/v1/packs/open',
  'GET /economy/v1/wallets/:address/packs',
  'GET /economy/v1/wallets/me/spending-limits',
  'PUT /economy/v1/wallets/me/spending-limits',
  'POST /economy/v1/burns',
  'POST /economy/v1/burns/:id/withdraw',
  'GET /economy/v1/burns/:id',
  'GET /economy/v1/wallets/:address/burns',
  'GET /economy/v1/reroll',
  'GET /economy/v1/reroll/:collection/:slot',
  'POST /economy/v1/reroll',
  'POST /economy/v1/reroll/gifts',
  'GET /economy/v1/wallets/:address/rerolls',
  'GET /economy/v1/wallets/me/approvals',
  'POST /economy/v1/wallets/me/approvals',
  'GET /economy/v1/rates',
  'GET /economy/v1/wallets/me/value',
  'GET /economy/v1/wallets/me/attention',
  'GET /economy/v1/wallets/me/gains',
];

test('the contract has exactly the designed calls, each once', () => {
  expect(routes.map(({ route }) => `${route.method} ${route.path}`).toSorted()).toEqual(
    designed.toSorted(),
  );
});

describe.each(routes)('$name', ({ route }) => {
  test('has a summary, a success, and every refusal and failure', () => {
    expect(route.summary).toMatch(/\w/);
    const statuses = Object.keys(route.responses).map(Number);
    expect(statuses.some((status) => status === 200 || status === 201)).toBe(true);
    expect(statuses).toEqual(expect.arrayContaining(Object.keys(commonErrorResponses).map(Number)));
  });

  test('constrains each parameter of its path', () => {
    expect(route.pathParams !== undefined).toBe(route.path.includes(':'));
  });
});

test('needs a token if it is an action, or is private to a wallet', () => {
  expect(
    routes.filter(({ route }) => metadataOf(route).access === 'bearer').map(({ name }) => name),
  ).toEqual([
    'wallets.balances',
    'wallets.wrap',
    'wallets.unwrap',
    'wallets.gift',
    'wallets.act',
    'wallets.orders',
    'orders.post',
    'orders.cancelSeveral',
    'orders.cancelAll',
    'orders.buyCart',
    'orders.fulfil',
    'orders.fulfilmentData',
    'orders.cancel',
    'benches.plan',
    'benches.planBatch',
    'benches.dress',
    'benches.undo',
    'outfits.list',
    'outfits.save',
    'outfits.remove',
    'notices.list',
    'notices.read',
    'notices.settings',
    'notices.saveSettings',
    'searches.list',
    'searches.save',
    'searches.remove',
    'alerts.list',
    'alerts.save',
    'alerts.remove',
    'watchlist.list',
    'watchlist.add',
    'watchlist.remove',
    'credits.subscribe',
    'credits.buy',
    'credits.ledger',
    'worth.value',
    'worth.attention',
    'worth.gains',
    'draws.commit',
    'packs.buy',
    'packs.open',
    'packs.limits',
    'packs.setLimit',
    'burns.burn',
    'burns.withdraw',
    'reroll.reroll',
    'reroll.give',
    'approvals.list',
    'approvals.approve',
  ]);
});
