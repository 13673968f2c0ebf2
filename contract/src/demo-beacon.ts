import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesToHex, hexToBytes, sha256, stringToHex, type Hex } from 'viem';

import { beaconOf, randomnessOf, roundMessage, type Beacon } from './economy/beacon/beacon';
import type { BeaconInfo, BeaconRound } from './economy/beacon/beacon.schema';
import { ROUND_TAG } from './economy/beacon/verify-round';

/** The mock's public randomness beacon. Its key is public, so it is only for tests and demos. */
export const DEMO_BEACON_INFO: BeaconInfo = {
  public_key:
    'a7040361582219a56a73d0e46ec53527854ad4b91ef2d1dee191373afef1f8791e5c05a72ce37da05d5480a790f21a1507905c1bd93ef4225c05ea0a6f1abe00f4f927598ea8fa5c990d5176f09bd10f5c4ccca68e20e99c397baa12bd3013b5',
  period: 1,
  genesis_time: 1_577_836_800,
  hash: '75053812ba345841821ee430d88e417133075be8d4c37e172c86f7daa354baf8',
  groupHash: 'edae96d83c82b13cbbd38c456ed87a8e29d15d829086cc450cf1bb7d90d2c239',
  schemeID: 'bls-unchained-g1-rfc9380',
  metadata: { beaconID: 'trait-market-demo' },
};

export const DEMO_BEACON: Beacon = beaconOf(DEMO_BEACON_INFO);

/** A secret key must be below the curve's order, so the first byte is left out. */
export const DEMO_BEACON_KEY: Uint8Array = hexToBytes(
  `0x00${sha256(stringToHex('Trait Market demo beacon')).slice(4)}`,
);

/** Signs a round, whether or not it is due. */
export const signDemoRound = (round: number): Hex => {
  const { shortSignatures } = bls12_381;
  const message = shortSignatures.hash(hexToBytes(roundMessage(round)), ROUND_TAG);
  return bytesToHex(shortSignatures.sign(message, DEMO_BEACON_KEY).toBytes());
};

/** Returns a round as drand's HTTP API publishes it. */
export const demoRound = (round: number): BeaconRound => {
  const signature = signDemoRound(round);
  return {
    round,
    randomness: randomnessOf(signature).slice(2),
    signature: signature.slice(2),
  };
};
