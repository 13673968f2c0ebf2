import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';

import { packBuyAction, packOpenAction } from './packs';
import { buyPacksRequest, openPacksRequest } from '../../../fixtures/economy/packs';
import { deploymentOf, type ActionPlace } from '../typed-data/deployment';

const here = { chainId: 1, deployment: deploymentOf('https://market.example') } as const;
const onPolygon = { ...here, chainId: 137 } as const;
const elsewhere = { ...here, deployment: deploymentOf('https://staging.market.example') };
const other = '0x00000000000000000000000000000000000000b0' as const;
const otherBytes = `0x${'ab'.repeat(32)}` as const;

const { message: buy } = buyPacksRequest;
const { message: open } = openPacksRequest;

const hashesAt = (place: ActionPlace) => [
  hashTypedData(packBuyAction.typedData(place, buy)),
  hashTypedData(packOpenAction.typedData(place, open)),
];

test('E154 no two actions with packs have the same hash, nor does one on another chain or deployment', () => {
  expect(new Set([here, onPolygon, elsewhere].flatMap(hashesAt)).size).toBe(6);
});

test.each([
  { buyer: other },
  { drop: 'tide-two' },
  { declared: otherBytes },
  { packs: '3' },
  { highestPrice: '1' },
  { nonce: '8' },
  { deadline: '1795219201' },
])('E154 buying packs with %j is a separate purchase', (change) => {
  expect(hashTypedData(packBuyAction.typedData(here, { ...buy, ...change }))).not.toBe(
    hashTypedData(packBuyAction.typedData(here, buy)),
  );
});

test.each([
  { owner: other },
  { drop: 'tide-two' },
  { packs: '3' },
  { commitment: otherBytes },
  { table: otherBytes },
  { entropy: otherBytes },
  { nonce: '8' },
  { deadline: '1795219201' },
])('E154 opening packs with %j is a separate opening', (change) => {
  expect(hashTypedData(packOpenAction.typedData(here, { ...open, ...change }))).not.toBe(
    hashTypedData(packOpenAction.typedData(here, open)),
  );
});

test('one action buys 1 to 50 packs, and opens 1 to 10', () => {
  const isBuy = (packs: string) => packBuyAction.schema.safeParse({ ...buy, packs }).success;
  const isOpen = (packs: string) => packOpenAction.schema.safeParse({ ...open, packs }).success;
  expect(['0', '1', '50', '51', '1.5', '-1', ''].map(isBuy)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(['0', '1', '10', '11'].map(isOpen)).toEqual([false, true, true, false]);
});
