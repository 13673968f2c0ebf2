import { expect, test } from 'vitest';

import { DEMO_BEACON, DEMO_BEACON_INFO, demoRound, signDemoRound } from '../../demo-beacon';
import { beaconHash, beaconOf, QUICKNET, randomnessOf, roundAfter, roundTime } from './beacon';
import { BeaconInfoSchema, BeaconRoundSchema } from './beacon.schema';
import { isRoundSignature } from './verify-round';

const quicknet = beaconOf(QUICKNET);

/** Round 1000 of quicknet, as https://api.drand.sh publishes it. */
const ROUND = 1000;
const SIGNATURE =
  '0xb44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const RANDOMNESS = '0xfe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd';

test('E341 the chain hash covers all parameters of a beacon', () => {
  expect(BeaconInfoSchema.parse(QUICKNET)).toEqual(QUICKNET);
  expect(beaconHash(QUICKNET)).toBe(quicknet.hash);
  for (const change of [{ period: 1 }, { genesis_time: 1 }, { public_key: '00'.repeat(96) }])
    expect(beaconHash({ ...QUICKNET, ...change })).not.toBe(quicknet.hash);
});

test('E341 verifies a round that drand published', async () => {
  expect(await isRoundSignature(quicknet, ROUND, SIGNATURE)).toBe(true);
  expect(randomnessOf(SIGNATURE)).toBe(RANDOMNESS);
  expect(await isRoundSignature(quicknet, ROUND + 1, SIGNATURE)).toBe(false);
  expect(await isRoundSignature(quicknet, ROUND, `0x${'00'.repeat(48)}`)).toBe(false);
  expect(await isRoundSignature(quicknet, ROUND, '0x')).toBe(false);
  const stranger = { ...quicknet, publicKey: `0x${'00'.repeat(96)}` as const };
  expect(await isRoundSignature(stranger, ROUND, SIGNATURE)).toBe(false);
});

test('E341 returns the first round that is due later than a time', () => {
  const first = roundTime(quicknet, 1);
  expect(first).toBe(1_692_803_367_000);
  expect(roundAfter(quicknet, first - 1)).toBe(1);
  expect(roundAfter(quicknet, 0)).toBe(1);
  expect(roundAfter(quicknet, first)).toBe(2);
  expect(roundAfter(quicknet, first + 2_999)).toBe(2);
  expect(roundAfter(quicknet, first + 3_000)).toBe(3);
});

test('E341 the demo beacon signs as drand does', async () => {
  expect(beaconHash(DEMO_BEACON_INFO)).toBe(DEMO_BEACON.hash);
  const round = BeaconRoundSchema.parse(demoRound(5));
  expect(await isRoundSignature(DEMO_BEACON, 5, `0x${round.signature}`)).toBe(true);
  expect(`0x${round.randomness}`).toBe(randomnessOf(`0x${round.signature}`));
  expect(await isRoundSignature(DEMO_BEACON, 6, signDemoRound(5))).toBe(false);
  expect(await isRoundSignature(quicknet, 5, signDemoRound(5))).toBe(false);
});
