import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';

import { dressAction, dressBatchAction, undoDressAction } from './dress';
import { hashWorn } from './hash-worn';
import {
  dressBatchRequest,
  dressRequest,
  undoDressRequest,
} from '../../../fixtures/economy/benches';
import { deploymentOf, type ActionPlace } from '../typed-data/deployment';

const here = { chainId: 1, deployment: deploymentOf('https://market.example') } as const;
const onPolygon = { ...here, chainId: 137 } as const;
const elsewhere = { ...here, deployment: deploymentOf('https://staging.market.example') };

const hashesAt = (place: ActionPlace) => [
  hashTypedData(dressAction.typedData(place, dressRequest.message)),
  hashTypedData(dressBatchAction.typedData(place, dressBatchRequest.message)),
  hashTypedData(undoDressAction.typedData(place, undoDressRequest.message)),
];

test('T64 no two editor actions have the same hash, nor does one on another chain or deployment', () => {
  const all = [here, onPolygon, elsewhere].flatMap(hashesAt);
  expect(new Set(all).size).toBe(9);
});

test.each([
  { owner: '0x00000000000000000000000000000000000000b0' as const },
  { token: '0x00000000000000000000000000000000000000c0' as const },
  { avatarId: '8' },
  { wornBefore: hashWorn([]) },
  { wornAfter: [{ slot: 'eyes' as const, traitId: '1' }] },
  { highestCredits: '6' },
  { nonce: '14' },
  { deadline: '1795219201' },
])('dressing with %j has a different hash', (change) => {
  const altered = { ...dressRequest.message, ...change };
  expect(hashTypedData(dressAction.typedData(here, altered))).not.toBe(
    hashTypedData(dressAction.typedData(here, dressRequest.message)),
  );
});

test('a look has one hash in any order of its slots, and no other look has it', () => {
  const eyes = { slot: 'eyes', traitId: '1' } as const;
  const hat = { slot: 'headwear', traitId: '2' } as const;
  expect(hashWorn([hat, eyes])).toBe(hashWorn([eyes, hat]));
  const looks = [[], [eyes], [hat], [eyes, hat], [{ ...eyes, traitId: '2' }]];
  expect(new Set(looks.map(hashWorn)).size).toBe(looks.length);
});
