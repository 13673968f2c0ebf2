import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';

import { wrapAction } from './wrap';
import { buyCreditsAction, subscribeAction } from './credits';
import { wrapRequest } from '../../../fixtures/economy/collectors';
import { buyCreditsRequest, subscribeRequest } from '../../../fixtures/economy/credits';
import { deploymentOf, type ActionPlace } from '../typed-data/deployment';

const here = { chainId: 1, deployment: deploymentOf('https://market.example') } as const;
const onPolygon = { ...here, chainId: 137 } as const;
const elsewhere = { ...here, deployment: deploymentOf('https://staging.market.example') };

const hashesAt = (place: ActionPlace) => [
  hashTypedData(subscribeAction.typedData(place, subscribeRequest.message)),
  hashTypedData(buyCreditsAction.typedData(place, buyCreditsRequest.message)),
  hashTypedData(wrapAction.typedData(place, wrapRequest.message)),
];

test('T64 no two purchases of credits have the same hash, nor does one on another chain or deployment', () => {
  const all = [here, onPolygon, elsewhere].flatMap(hashesAt);
  expect(new Set(all).size).toBe(9);
});

const other = '0x00000000000000000000000000000000000000b0' as const;

test.each([
  { subscriber: other },
  { plan: 'Elite' as const },
  { highestPrice: '1' },
  { nonce: '8' },
  { deadline: '1795219201' },
])('a plan bought with %j has a different hash', (change) => {
  const altered = { ...subscribeRequest.message, ...change };
  expect(hashTypedData(subscribeAction.typedData(here, altered))).not.toBe(
    hashTypedData(subscribeAction.typedData(here, subscribeRequest.message)),
  );
});

test.each([
  { buyer: other },
  { credits: '500' },
  { highestPrice: '1' },
  { nonce: '8' },
  { deadline: '1795219201' },
])('a bundle bought with %j has a different hash', (change) => {
  const altered = { ...buyCreditsRequest.message, ...change };
  expect(hashTypedData(buyCreditsAction.typedData(here, altered))).not.toBe(
    hashTypedData(buyCreditsAction.typedData(here, buyCreditsRequest.message)),
  );
});

test('a message is the same in upper or lower case of its wallet’s address', () => {
  const { message } = subscribeRequest;
  const lower = {
    ...message,
    subscriber: `0x${message.subscriber.slice(2).toLowerCase()}` as const,
  };
  expect(hashTypedData(subscribeAction.typedData(here, lower))).toBe(
    hashTypedData(subscribeAction.typedData(here, message)),
  );
});
