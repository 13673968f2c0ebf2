import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';

import { packBuyAction, packOpenAction, packsBuyAction } from './packs';
import {
  buyPacksRequest,
  buySeveralPacksRequest,
  openPacksRequest,
} from '../../../fixtures/economy/packs';
import { deploymentOf, type ActionPlace } from '../typed-data/deployment';

const here = { chainId: 1, deployment: deploymentOf('https://market.example') } as const;
const onPolygon = { ...here, chainId: 137 } as const;
const elsewhere = { ...here, deployment: deploymentOf('https://staging.market.example') };
const other = '0x00000000000000000000000000000000000000b0' as const;
const otherBytes = `0x${'ab'.repeat(32)}` as const;

const { message: buy } = buyPacksRequest;
const { message: several } = buySeveralPacksRequest;
const { message: open } = openPacksRequest;

const hashesAt = (place: ActionPlace) => [
  hashTypedData(packBuyAction.typedData(place, buy)),
  hashTypedData(packsBuyAction.typedData(place, several)),
  hashTypedData(packOpenAction.typedData(place, open)),
];

test('E154 no two actions with packs have the same hash, nor does one on another chain or deployment', () => {
  expect(new Set([here, onPolygon, elsewhere].flatMap(hashesAt)).size).toBe(9);
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

const [line, second] = several.lines;

test.each([
  { buyer: other },
  { lines: [line] },
  { lines: [second, line] },
  { lines: [{ ...line, drop: 'tide-three' }, second] },
  { lines: [{ ...line, declared: otherBytes }, second] },
  { lines: [{ ...line, packs: '3' }, second] },
  { lines: [line, { ...second, highestPrice: '30000000000000001' }] },
  { total: '70000000000000001' },
  { allRequired: true },
  { nonce: '8' },
  { deadline: '1795219201' },
])('E281 buying several kinds of packs with %j is a separate purchase', (change) => {
  const altered = packsBuyAction.schema.parse({ ...several, ...change });
  expect(hashTypedData(packsBuyAction.typedData(here, altered))).not.toBe(
    hashTypedData(packsBuyAction.typedData(here, several)),
  );
});

test('one purchase has 1 to 20 kinds of packs', () => {
  const isValid = (length: number) =>
    packsBuyAction.schema.safeParse({
      ...several,
      lines: Array.from({ length }, (_, index) => ({ ...line, drop: `drop-${index}` })),
    }).success;
  expect([0, 1, 20, 21].map(isValid)).toEqual([false, true, true, false]);
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
