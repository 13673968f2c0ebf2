import {
  concat,
  getTypesForEIP712Domain,
  hashTypedData,
  keccak256,
  numberToHex,
  type Hex,
} from 'viem';

import { DEMO_BEACON_INFO, DEMO_BEACON as BEACON, signDemoRound } from '../src/demo-beacon';
import { QUICKNET, randomnessOf, roundMessage, roundTime } from '../src/economy/beacon/beacon';
import { packOpenAction } from '../src/economy/actions/packs';
import { rerollAction } from '../src/economy/actions/reroll';
import type { ActionTypedData } from '../src/economy/actions/signed-action';
import { drawFrom } from '../src/economy/draws/draw-from';
import type { DrawTable } from '../src/economy/draws/draw-table.schema';
import type { SignedDraw } from '../src/economy/draws/draws.schema';
import { linkAt } from '../src/economy/draws/hash-chain';
import { drawDigest, drawTermsOf } from '../src/economy/draws/signed-draw';
import { tableHash } from '../src/economy/draws/table-hash';
import { uniformBelow } from '../src/economy/draws/uniform';
import type { Bytes32 } from '../src/economy/shared/hex';
import { deploymentOf } from '../src/economy/typed-data/deployment';
import { drawLogVectors, signedByProvider } from './draw-log-vectors';
import {
  actionVectors,
  hashOf,
  OWNER,
  place,
  signatureVectors,
  structHashOf,
  TOKEN,
} from './signature-vectors';

const ORIGINS = [
  'https://market.example/draws/1?from=mail#top',
  'https://MARKET.example:443',
  'http://localhost:4000/',
];
const SEED = hashOf('seed of the vectors');
const LENGTH = 5;
const ENTROPY = hashOf('entropy of the vectors');
const RANDOMNESS = hashOf('randomness of these vectors');
/** The first round of the vectors; each position has the next one. */
const FIRST_ROUND = 215_863_200;

/** Not in numeric order; in box A, the second pack finds fewer different traits than it draws. */
const BOXES: DrawTable = {
  token: TOKEN,
  sections: [
    {
      take: 3,
      rows: [
        { tokenId: '100', quantity: 5 },
        { tokenId: '9', quantity: 1 },
        { tokenId: '20', quantity: 1 },
      ],
    },
    {
      take: 1,
      rows: [
        { tokenId: '30', quantity: 2 },
        { tokenId: '9', quantity: 3 },
      ],
    },
  ],
};

const poolOf = (tokenIds: readonly string[]): DrawTable => ({
  token: TOKEN,
  sections: [
    { take: 1, rows: tokenIds.map((tokenId, index) => ({ tokenId, quantity: 1 + (index % 3) })) },
  ],
});
const POOL = poolOf(['8', '9', '10', '11', '12', '13', '14', '115792089237316195423570985008687']);
const NEXT_TIER = poolOf(['10', '8']);

const wordAt = (index: number): Bytes32 =>
  keccak256(concat([SEED, ENTROPY, RANDOMNESS, numberToHex(index, { size: 32 })]));

/** A bound at which every second word is rejected, unlike at those of real tables. */
const HIGH_BOUND = 2n ** 255n + 1n;

/** The signature of quicknet's round 1000, as https://api.drand.sh publishes it. */
const QUICKNET_1000 =
  '0xb44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';

const roundVector = (round: number, signature: Hex) => ({
  round,
  message: roundMessage(round),
  signature,
  randomness: randomnessOf(signature),
});

const uniformVector = (bound: bigint) => {
  const words: Bytes32[] = [];
  const result = uniformBelow(bound, () => {
    const word = wordAt(words.length);
    words.push(word);
    return BigInt(word);
  });
  return { bound: String(bound), words, result: String(result) };
};

const separatorOf = ({ domain }: ActionTypedData): Bytes32 =>
  structHashOf({
    types: { EIP712Domain: getTypesForEIP712Domain({ domain }) },
    primaryType: 'EIP712Domain',
    message: domain,
  });

const drawVector = (
  position: number,
  table: DrawTable,
  { signed, typedData }: { signed: SignedDraw; typedData: ActionTypedData },
) => {
  const link = linkAt(SEED, LENGTH, position);
  const { entropy, round, times } = drawTermsOf(signed);
  const signature = signDemoRound(round);
  return {
    signed,
    domainSeparator: separatorOf(typedData),
    structHash: structHashOf(typedData),
    id: drawDigest(signed),
    commitment: {
      anchor: linkAt(SEED, LENGTH, 0),
      position,
      commitment: signed.message.commitment,
    },
    table,
    beacon: {
      round,
      signature,
      receivedAt: new Date(roundTime(BEACON, round)).toISOString(),
    },
    link,
    picks: drawFrom({ link, entropy, randomness: randomnessOf(signature) }, table, times),
  };
};

const termsAt = (position: number, table: DrawTable) => ({
  owner: OWNER.address,
  commitment: linkAt(SEED, LENGTH, position - 1),
  table: tableHash(table),
  entropy: hashOf(`entropy ${position}`),
  beacon: BEACON.hash,
  round: String(FIRST_ROUND + position),
  nonce: String(position),
  deadline: '1795219200',
});

const packVector = async (position: number) => {
  const message = { ...termsAt(position, BOXES), drop: 'tide-one', packs: '2' };
  const typedData = packOpenAction.typedData(place, message);
  const signature = await OWNER.signTypedData(typedData);
  return drawVector(position, BOXES, {
    signed: { kind: 'pack', ...place, message, signature },
    typedData,
  });
};

const rerollVector = async (position: number, table: DrawTable, stake: string[]) => {
  const message = {
    ...termsAt(position, table),
    token: TOKEN,
    slot: 'eyes',
    stake,
    highestCredits: '20',
  } as const;
  const typedData = rerollAction.typedData(place, message);
  const signature = await OWNER.signTypedData(typedData);
  return drawVector(position, table, {
    signed: { kind: 'reroll', ...place, message, signature },
    typedData,
  });
};

/** The code is true: the round was due a second before. */
const refusalVector = async (position: number) => {
  const message = { ...termsAt(position, BOXES), drop: 'tide-one', packs: '1' };
  const typedData = packOpenAction.typedData(place, message);
  const entry = {
    type: 'refused',
    at: new Date(roundTime(BEACON, Number(message.round)) + 1_000).toISOString(),
    wallet: OWNER.address,
    id: hashTypedData(typedData),
    anchor: linkAt(SEED, LENGTH, 0),
    position,
    pool: null,
    signed: {
      kind: 'pack',
      ...place,
      message,
      signature: await OWNER.signTypedData(typedData),
    },
    code: 'round-passed',
    link: linkAt(SEED, LENGTH, position),
  };
  return { parsed: entry, ...(await signedByProvider(JSON.stringify(entry))) };
};

/** Returns the test vectors of docs/draws.md. */
export const drawVectors = async () => ({
  deployments: ORIGINS.map((address) => ({ address, deployment: deploymentOf(address) })),
  beacons: [
    { info: QUICKNET, ...roundVector(1000, QUICKNET_1000) },
    { info: DEMO_BEACON_INFO, ...roundVector(FIRST_ROUND, signDemoRound(FIRST_ROUND)) },
  ],
  chain: {
    seed: SEED,
    length: LENGTH,
    links: Array.from({ length: LENGTH + 1 }, (_, position) => linkAt(SEED, LENGTH, position)),
  },
  words: {
    link: SEED,
    entropy: ENTROPY,
    randomness: RANDOMNESS,
    words: [0, 1, 256].map((index) => ({ index, word: wordAt(index) })),
  },
  uniform: [7n, HIGH_BOUND].map(uniformVector),
  tables: [BOXES, POOL, NEXT_TIER].map((table) => ({ table, hash: tableHash(table) })),
  actions: await actionVectors(tableHash(BOXES)),
  signatures: await signatureVectors(),
  draws: [
    await packVector(1),
    await rerollVector(2, POOL, ['21']),
    await rerollVector(3, NEXT_TIER, ['21', '22', '21']),
  ],
  refusal: await refusalVector(4),
  log: await drawLogVectors(),
});
