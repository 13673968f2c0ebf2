import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';

import { burnAction, withdrawBurnAction } from './burn';
import { burnRequest, withdrawBurnRequest } from '../../../fixtures/economy/burns';
import { deploymentOf, type ActionPlace } from '../typed-data/deployment';

const here = { chainId: 1, deployment: deploymentOf('https://market.example') } as const;
const onPolygon = { ...here, chainId: 137 } as const;
const elsewhere = { ...here, deployment: deploymentOf('https://staging.market.example') };
const other = '0x00000000000000000000000000000000000000b0' as const;

const { message: burn } = burnRequest;
const { message: withdrawal } = withdrawBurnRequest;

const hashesAt = (place: ActionPlace) => [
  hashTypedData(burnAction.typedData(place, burn)),
  hashTypedData(withdrawBurnAction.typedData(place, withdrawal)),
];

test('E176 a burn and its withdrawal are separate actions on each chain and deployment', () => {
  expect(new Set([here, onPolygon, elsewhere].flatMap(hashesAt)).size).toBe(6);
});

test.each([
  { owner: other },
  { token: other },
  { tokenId: '2' },
  { name: 'Another Helmet' },
  { quantity: '2' },
  { nonce: '8' },
  { deadline: '1795219201' },
])('E176 a burn with %j has a different hash', (change) => {
  expect(hashTypedData(burnAction.typedData(here, { ...burn, ...change }))).not.toBe(
    hashTypedData(burnAction.typedData(here, burn)),
  );
});

test.each([
  { owner: other },
  { burnHash: `0x${'ab'.repeat(32)}` as const },
  { nonce: '8' },
  { deadline: '1795219201' },
])('E176 a withdrawal with %j has a different hash', (change) => {
  expect(hashTypedData(withdrawBurnAction.typedData(here, { ...withdrawal, ...change }))).not.toBe(
    hashTypedData(withdrawBurnAction.typedData(here, withdrawal)),
  );
});

test('E176 one signature burns 1 to 20 editions of a trait whose name was typed', () => {
  const isBurn = (change: object) => burnAction.schema.safeParse({ ...burn, ...change }).success;
  expect(['0', '1', '20', '21', '1.5', '-1', ''].map((quantity) => isBurn({ quantity }))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(isBurn({ name: '' })).toBe(false);
});
