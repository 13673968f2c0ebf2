import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';

import { wrapRequest } from '../../../fixtures/economy/collectors';
import { cancelAllRequest, cancelRequest, fulfilRequest } from '../../../fixtures/economy/orders';
import {
  cancelAllTypedData,
  cancelTypedData,
  fulfilmentTypedData,
  unwrapTypedData,
  wrapTypedData,
} from './acts';

const hashesOn = (chainId: 1 | 137) => [
  hashTypedData(fulfilmentTypedData(chainId, fulfilRequest.message)),
  hashTypedData(cancelTypedData(chainId, cancelRequest.message)),
  hashTypedData(cancelAllTypedData(chainId, cancelAllRequest.message)),
  hashTypedData(wrapTypedData(chainId, wrapRequest.message)),
  hashTypedData(unwrapTypedData(chainId, wrapRequest.message)),
];

test('no act is another one, nor the same one on another chain', () => {
  expect(new Set([...hashesOn(1), ...hashesOn(137)]).size).toBe(10);
});

test.each([
  { quantity: '2' },
  { highestPrice: '1' },
  { lowestProceeds: '1' },
  { nonce: '8' },
  { deadline: '1795219201' },
  { fulfiller: cancelRequest.message.maker },
])('a fulfilment with %j is another one', (change) => {
  const altered = { ...fulfilRequest.message, ...change };
  expect(hashTypedData(fulfilmentTypedData(1, altered))).not.toBe(
    hashTypedData(fulfilmentTypedData(1, fulfilRequest.message)),
  );
});
