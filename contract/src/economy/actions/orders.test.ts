import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';

import { acceptOffersAction } from './accept-offers';
import { cancelAction, cancelAllAction } from './cancel';
import { cartAction } from './cart';
import { fulfilmentAction } from './fulfilment';
import { unwrapAction, wrapAction } from './wrap';
import { wrapRequest } from '../../../fixtures/economy/collectors';
import {
  acceptOffersRequest,
  buyCartRequest,
  cancelAllRequest,
  cancelRequest,
  fulfilRequest,
} from '../../../fixtures/economy/orders';
import { deploymentOf, type ActionPlace } from '../typed-data/deployment';

const here = { chainId: 1, deployment: deploymentOf('https://market.example') } as const;
const onPolygon = { ...here, chainId: 137 } as const;
const elsewhere = { ...here, deployment: deploymentOf('https://staging.market.example') };

const hashesAt = (place: ActionPlace) => [
  hashTypedData(fulfilmentAction.typedData(place, fulfilRequest.message)),
  hashTypedData(cancelAction.typedData(place, cancelRequest.message)),
  hashTypedData(cartAction.typedData(place, buyCartRequest.message)),
  hashTypedData(acceptOffersAction.typedData(place, acceptOffersRequest.message)),
  hashTypedData(cancelAllAction.typedData(place, cancelAllRequest.message)),
  hashTypedData(wrapAction.typedData(place, wrapRequest.message)),
  hashTypedData(unwrapAction.typedData(place, wrapRequest.message)),
];

test('T64 no two actions have the same hash, nor does one on another chain or deployment', () => {
  const all = [here, onPolygon, elsewhere].flatMap(hashesAt);
  expect(new Set(all).size).toBe(21);
});

test.each([
  { quantity: '2' },
  { highestPrice: '1' },
  { lowestProceeds: '1' },
  { nonce: '8' },
  { deadline: '1795219201' },
  { fulfiller: cancelRequest.message.maker },
])('a fulfillment with %j has a different hash', (change) => {
  const altered = { ...fulfilRequest.message, ...change };
  expect(hashTypedData(fulfilmentAction.typedData(here, altered))).not.toBe(
    hashTypedData(fulfilmentAction.typedData(here, fulfilRequest.message)),
  );
});

const [line] = buyCartRequest.message.lines;

test.each([
  { lines: [line, line] },
  { lines: [{ ...line, quantity: '2' }] },
  { lines: [{ ...line, highestPrice: '1' }] },
  { lines: [{ ...line, orderHash: deploymentOf('https://market.example') }] },
  { total: '1' },
  { maximumFulfilled: '2' },
  { allRequired: true },
  { buyer: `0x${'c'.repeat(40)}` },
])('T122 a cart with %j has a different hash', (change) => {
  const altered = cartAction.schema.parse({ ...buyCartRequest.message, ...change });
  expect(hashTypedData(cartAction.typedData(here, altered))).not.toBe(
    hashTypedData(cartAction.typedData(here, buyCartRequest.message)),
  );
});

test('a cart has 1 to 100 lines and no maximum of 0', () => {
  const isValid = (change: object) =>
    cartAction.schema.safeParse({ ...buyCartRequest.message, ...change }).success;
  const lines = (count: number) => ({ lines: Array.from({ length: count }, () => line) });
  expect([0, 1, 100, 101].map((count) => isValid(lines(count)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([isValid({ maximumFulfilled: '0' }), isValid({ total: '-1' })]).toEqual([false, false]);
});

const [given] = acceptOffersRequest.message.lines;

test.each([
  { lines: [given, given] },
  { lines: [{ ...given, quantity: '2' }] },
  { lines: [{ ...given, identifier: '1' }] },
  { lines: [{ ...given, token: cancelRequest.message.maker }] },
  { lines: [{ ...given, lowestProceeds: '1' }] },
  { lines: [{ ...given, orderHash: deploymentOf('https://market.example') }] },
  { lowestTotal: '1' },
  { allRequired: true },
  { seller: `0x${'c'.repeat(40)}` },
])('T130 several accepted offers with %j have a different hash', (change) => {
  const altered = acceptOffersAction.schema.parse({ ...acceptOffersRequest.message, ...change });
  expect(hashTypedData(acceptOffersAction.typedData(here, altered))).not.toBe(
    hashTypedData(acceptOffersAction.typedData(here, acceptOffersRequest.message)),
  );
});

test('E270 one signature accepts 1 to 20 offers', () => {
  const isValid = (count: number) =>
    acceptOffersAction.schema.safeParse({
      ...acceptOffersRequest.message,
      lines: Array.from({ length: count }, () => given),
    }).success;
  expect([0, 1, 20, 21].map(isValid)).toEqual([false, true, true, false]);
});
