import { concat, numberToHex, sha256, stringToHex, type Hex } from 'viem';

import type { Bytes32 } from '../shared/hex';
import type { BeaconInfo } from './beacon.schema';

/** A beacon's parameters. The operator configures the hash, which fixes all others. */
export type Beacon = {
  /** The chain hash, which the wallet signs. */
  hash: Bytes32;
  publicKey: Hex;
  /** Seconds between two rounds. */
  period: number;
  /** The time of round 1, in seconds since 1970. */
  genesisTime: number;
};

/** Computes drand's chain hash, which covers all parameters. */
export const beaconHash = (info: BeaconInfo): Bytes32 => {
  const { beaconID } = info.metadata;
  return sha256(
    concat([
      numberToHex(info.period, { size: 4 }),
      numberToHex(info.genesis_time, { size: 8 }),
      `0x${info.public_key}`,
      `0x${info.groupHash}`,
      beaconID === 'default' ? '0x' : stringToHex(beaconID),
    ]),
  );
};

/** Returns a beacon under the hash of its parameters, whatever hash the response names. */
export const beaconOf = (info: BeaconInfo): Beacon => ({
  hash: beaconHash(info),
  publicKey: `0x${info.public_key}`,
  period: info.period,
  genesisTime: info.genesis_time,
});

/** Returns the time in ms at which a round is due. */
export const roundTime = ({ period, genesisTime }: Beacon, round: number): number =>
  (genesisTime + (round - 1) * period) * 1000;

/** Returns the first round that is due later than the given time in ms. */
export const roundAfter = ({ period, genesisTime }: Beacon, ms: number): number =>
  Math.max(1, Math.floor((ms / 1000 - genesisTime) / period) + 2);

/** Returns the bytes whose signature a round publishes. */
export const roundMessage = (round: number): Hex => sha256(numberToHex(round, { size: 8 }));

/** Returns a round's randomness. */
export const randomnessOf = (signature: Hex): Bytes32 => sha256(signature);

/** The parameters of drand's network `quicknet`, a round of which is due every 3 seconds. */
export const QUICKNET: BeaconInfo = {
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: 3,
  genesis_time: 1_692_803_367,
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  schemeID: 'bls-unchained-g1-rfc9380',
  metadata: { beaconID: 'quicknet' },
};
