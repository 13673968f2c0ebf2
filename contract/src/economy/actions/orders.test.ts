import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';

import { cancelAction, cancelAllAction } from './cancel';
import { fulfilmentAction } from './fulfilment';
import { unwrapAction, wrapAction } from './wrap';
import { wrapRequest } from '../../../fixtures/economy/collectors';
import { cancelAllRequest, cancelRequest, fulfilRequest } from '../../../fixtures/economy/orders';
import { deploymentOf, type ActionPlace } from '../typed-data/deployment';

const here = { chainId: 1, deployment: deploymentOf('https://market.example') } as const;
const onPolygon = { ...here, chainId: 137 } as const;
const elsewhere = { ...here, deployment: deploymentOf('https://staging.market.example') };

const hashesAt = (place: ActionPlace) => [
  hashTypedData(fulfilmentAction.typedData(place, fulfilRequest.message)),
  hashTypedData(cancelAction.typedData(place, cancelRequest.message)),
  hashTypedData(cancelAllAction.typedData(place, cancelAllRequest.message)),
  hashTypedData(wrapAction.typedData(place, wrapRequest.message)),
  hashTypedData(unwrapAction.typedData(place, wrapRequest.message)),
];

test('T64 no two actions have the same hash, nor does one on another chain or deployment', () => {
  const all = [here, onPolygon, elsewhere].flatMap(hashesAt);
  expect(new Set(all).size).toBe(15);
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
