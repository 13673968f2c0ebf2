import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';

import { poolGiveAction, rerollAction } from './reroll';
import { poolGiveRequest, rerollRequest } from '../../../fixtures/economy/reroll';
import { deploymentOf, type ActionPlace } from '../typed-data/deployment';

const here = { chainId: 1, deployment: deploymentOf('https://market.example') } as const;
const onPolygon = { ...here, chainId: 137 } as const;
const elsewhere = { ...here, deployment: deploymentOf('https://staging.market.example') };
const other = '0x00000000000000000000000000000000000000b0' as const;
const otherBytes = `0x${'ab'.repeat(32)}` as const;

const { message: reroll } = rerollRequest;
const { message: give } = poolGiveRequest;

const hashesAt = (place: ActionPlace) => [
  hashTypedData(rerollAction.typedData(place, reroll)),
  hashTypedData(poolGiveAction.typedData(place, give)),
];

test('E190 a re-roll and a gift are separate actions on each chain and deployment', () => {
  expect(new Set([here, onPolygon, elsewhere].flatMap(hashesAt)).size).toBe(6);
});

test.each([
  { owner: other },
  { token: other },
  { slot: 'mouth' as const },
  { stake: ['91'] },
  { stake: ['90', '90', '90'] },
  { commitment: otherBytes },
  { table: otherBytes },
  { entropy: otherBytes },
  { highestCredits: '20' },
  { nonce: '8' },
  { deadline: '1795219201' },
])('E190 a re-roll with %j is a different re-roll', (change) => {
  expect(hashTypedData(rerollAction.typedData(here, { ...reroll, ...change }))).not.toBe(
    hashTypedData(rerollAction.typedData(here, reroll)),
  );
});

test.each([
  { owner: other },
  { token: other },
  { slot: 'mouth' as const },
  { tokenId: '2' },
  { quantity: '2' },
  { nonce: '8' },
  { deadline: '1795219201' },
])('E190 a gift with %j is a different gift', (change) => {
  expect(hashTypedData(poolGiveAction.typedData(here, { ...give, ...change }))).not.toBe(
    hashTypedData(poolGiveAction.typedData(here, give)),
  );
});

test('E190 one edition or three are re-rolled, and the signature says which of them joins the pool', () => {
  const isReroll = (stake: string[]) => rerollAction.schema.safeParse({ ...reroll, stake }).success;
  expect([[], ['1'], ['1', '2'], ['1', '2', '3'], ['1', '2', '3', '4']].map(isReroll)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  const hashWith = (stake: string[]) =>
    hashTypedData(rerollAction.typedData(here, { ...reroll, stake }));
  expect(hashWith(['1', '2', '3'])).not.toBe(hashWith(['2', '1', '3']));
});

test('one signature gives 1 to 20 editions', () => {
  const isGive = (quantity: string) =>
    poolGiveAction.schema.safeParse({ ...give, quantity }).success;
  expect(['0', '1', '20', '21', '1.5', '-1', ''].map(isGive)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
