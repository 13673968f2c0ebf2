import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { packBuyAction, packOpenAction } from '@trait-market/contract/economy/actions';
import { roundAfter } from '@trait-market/contract/economy/beacon';
import { tableHash } from '@trait-market/contract/economy/draws';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { hashTypedData, keccak256, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { createRandom, shuffle, type Random } from '../../art/random';
import { shownAddress } from '../../kernel/account';
import type { CollectionEntry, TraitEntry } from '../catalogue/catalogue';
import { hashOfDrop, tableOfDrop } from '../packs/drop-table';
import { openingActivity, unboxings } from '../packs/unboxings';
import { packsKey } from '../tables/keys';
import type { DropRow } from '../tables/drop-row';
import { weiOf, type Prices } from './compose-history';
import {
  collectorsOf,
  commitmentFor,
  DEPLOYMENT,
  signerNamed,
  makeDraw,
  type Collector,
  type PlannedDraw,
} from './seed-draw';
import { DAY_MS, MINUTE_MS, roomOf, type SeedMarket } from './seed-market';

type Plan = {
  id: string;
  name: string;
  description: string;
  /**
   * The planned number of packs; fewer are made when the collection has too few traits for box B.
   */
  packs: number;
  soldShare: number;
  openedShare: number;
  /** Days until the drop opens, from the seed's time on; negative if it has already opened. */
  opensInDays: number;
  /** The earlier drop on whose chain, or on another chain than its, this one is. */
  chain?: { of: string; isSame: boolean };
};

const PLANS: readonly Plan[] = [
  {
    id: 'first-light',
    name: 'First Light',
    description: 'The market’s first drop. Every pack is sold, and most are open.',
    packs: 24,
    soldShare: 1,
    openedShare: 0.85,
    opensInDays: -20,
  },
  {
    id: 'high-tide',
    name: 'High Tide',
    description: 'Traits that haven’t been seen loose for a while.',
    packs: 40,
    soldShare: 0.5,
    openedShare: 0.35,
    opensInDays: -3,
  },
  {
    id: 'night-market',
    name: 'Night Market',
    description: 'You can see every edition in it before it opens.',
    packs: 32,
    soldShare: 0,
    openedShare: 0,
    opensInDays: 1,
  },
  {
    id: 'spindrift',
    name: 'Spindrift',
    description: 'A small drop that came in with the last storm.',
    packs: 20,
    soldShare: 0,
    openedShare: 0,
    opensInDays: -5,
    chain: { of: 'high-tide', isSame: true },
  },
  {
    id: 'long-way-home',
    name: 'Long Way Home',
    description: 'A small drop of things to wear on a long road.',
    packs: 20,
    soldShare: 0,
    openedShare: 0,
    opensInDays: -6,
    chain: { of: 'high-tide', isSame: false },
  },
];

const fitsChain = (
  { tables }: SeedMarket,
  { chain }: Plan,
  { chainId }: CollectionEntry,
): boolean =>
  chain === undefined || (tables.drops.find(chain.of)?.chainId === chainId) === chain.isSame;

const FROM_A = 4;
const FROM_B = 1;
const KINDS_IN_A = 12;
const MOST_IN_B = 4;
const FEWEST_PACKS = 8;
const PRICE_SHARE = 0.8;
const DEMO_PACKS = 3;
type Boxed = { traitId: string; quantity: number };

const supplyOf = ({ tables }: SeedMarket, { id }: TraitEntry): number =>
  tables.supply.find(id) ?? 0;

/** Distributes editions evenly, up to each trait's limit; the result may contain fewer. */
const spread = (
  market: SeedMarket,
  traits: readonly TraitEntry[],
  editions: number,
  most: number,
): Boxed[] => {
  const rooms = traits.map((trait) => Math.min(roomOf(market, trait), most));
  const counts = traits.map(() => 0);
  let left = editions;
  for (let round = 1; left > 0 && rooms.some((room) => room >= round); round += 1) {
    for (const [index, room] of rooms.entries()) {
      if (left === 0 || room < round) continue;
      counts[index] = round;
      left -= 1;
    }
  }
  return traits.flatMap(({ id }, index) => {
    const quantity = counts[index] ?? 0;
    return quantity === 0 ? [] : [{ traitId: id, quantity }];
  });
};

const countOf = (boxed: readonly Boxed[]): number =>
  boxed.reduce((sum, { quantity }) => sum + quantity, 0);

const priceOf = (prices: Prices, boxes: DropRow['boxes']): number =>
  boxes.reduce((sum, { take, traits }) => {
    const worth = traits.reduce(
      (all, { traitId, quantity }) => all + (prices.get(traitId) ?? 0) * quantity,
      0,
    );
    return sum + (take * worth) / Math.max(1, countOf(traits));
  }, 0) * PRICE_SHARE;

/** Creates a drop and fills its boxes; returns undefined if the collection has too few traits. */
const fill = (
  market: SeedMarket,
  random: Random,
  prices: Prices,
  { slug, chainId }: CollectionEntry,
  plan: Plan,
): DropRow | undefined => {
  const traits = market.catalogue
    .traitsOf(slug)
    .filter((trait) => trait.slot !== 'body' && roomOf(market, trait) > 0)
    .toSorted((one, other) => supplyOf(market, other) - supplyOf(market, one));
  // Traits with fewer editions go into box B, the others into box A.
  const half = Math.ceil(traits.length / 2);
  const forA = traits.slice(0, Math.min(half, KINDS_IN_A));
  const forB = shuffle(random, traits.slice(half));
  const mostPacks = countOf(spread(market, forB, plan.packs * FROM_B, MOST_IN_B));
  const roomInA = countOf(spread(market, forA, mostPacks * FROM_A, mostPacks));
  const packs = Math.floor(Math.min(mostPacks, roomInA / FROM_A));
  const boxA = spread(market, forA, packs * FROM_A, packs);
  const boxB = spread(market, forB, packs * FROM_B, MOST_IN_B);
  if (packs < FEWEST_PACKS || boxA.length <= FROM_A) return undefined;
  const boxes = [
    { name: 'A', take: FROM_A, traits: boxA },
    { name: 'B', take: FROM_B, traits: boxB },
  ];
  for (const { traitId, quantity } of [...boxA, ...boxB]) {
    market.tables.supply.put(traitId, (market.tables.supply.find(traitId) ?? 0) + quantity);
  }
  const { id, name, description, opensInDays } = plan;
  const opensAt = market.anchor + opensInDays * DAY_MS;
  const price = String(weiOf(priceOf(prices, boxes)));
  return { id, name, description, collection: slug, chainId, price, opensAt, packs, boxes };
};

/** Opens a pack, with a real signature and a real draw. */
const open = async (
  market: SeedMarket,
  drop: DropRow,
  by: Collector,
  { at, sequence, randomSeed }: { at: number; sequence: number; randomSeed: string },
): Promise<void> => {
  const { account } = by;
  const { id, chainId } = drop;
  const commitment = commitmentFor(market, account, { randomSeed, at });
  const table = tableOfDrop(market, drop, 'left');
  const round = roundAfter(DEMO_BEACON, at);
  const message = {
    owner: account,
    drop: id,
    packs: '1',
    commitment: commitment.commitment,
    table: tableHash(table),
    entropy: keccak256(stringToHex(`${randomSeed} ${id} ${sequence}`)),
    beacon: DEMO_BEACON.hash,
    round: String(round),
    nonce: String(sequence),
    deadline: String(Math.floor(at / 1000) + 600),
  };
  const place = { chainId, deployment: DEPLOYMENT };
  const movements = await makeDraw(market, {
    by,
    at,
    commitment,
    table,
    entropy: message.entropy,
    round,
    typedData: packOpenAction.typedData(place, message),
    signedWith: (signature) => ({ kind: 'pack', ...place, message, signature }),
    movementsFor: (picks) => unboxings(market, drop, account, picks),
    row: { drop: id, packs: 1, sequence },
  });
  market.happened(openingActivity(drop, account, at, movements));
};

type Purchase = { drop: DropRow; declared: Bytes32; at: number; packs: number };

const buy = (
  { tables, logged }: SeedMarket,
  { account, privateKey }: Collector,
  { drop: { id, chainId, price }, declared, at, packs }: Purchase,
): void => {
  const key = packsKey(account, id);
  const before = tables.packs.find(key)?.purchases ?? [];
  const paid = String(BigInt(price) * BigInt(packs));
  const purchases = [...before, { at, packs, paid }];
  tables.packs.put(key, { account, drop: id, chainId, purchases });
  const place = { chainId, deployment: DEPLOYMENT };
  const message = {
    buyer: account,
    drop: id,
    declared,
    packs: String(packs),
    highestPrice: paid,
    nonce: String(2_000_000 + at),
    deadline: String(Math.floor(at / 1000) + 600),
  };
  logged({
    at,
    make: async () => {
      const typedData = packBuyAction.typedData(place, message);
      const signature = await privateKeyToAccount(privateKey).signTypedData(typedData);
      return {
        type: 'bought',
        at: new Date(at).toISOString(),
        wallet: shownAddress(account),
        id: hashTypedData(typedData),
        signed: { ...place, message, signature },
      };
    },
  });
};

type Opening = { drop: DropRow; who: Collector; at: number };

const pastOf = (
  market: SeedMarket,
  random: Random,
  plan: Plan,
  drop: DropRow,
  collectors: readonly Collector[],
): Opening[] => {
  const [first] = market.accounts;
  const demo = first && signerNamed(market, first);
  const declared = hashOfDrop(market, drop, 'declared');
  const sold = Math.round(drop.packs * plan.soldShare);
  const opened = Math.round(drop.packs * plan.openedShare);
  const forDemo =
    demo !== undefined && sold > 0 && sold < drop.packs ? Math.min(DEMO_PACKS, sold - opened) : 0;
  const since = Math.max(0, market.anchor - drop.opensAt);
  const openings: Opening[] = [];
  for (let index = 0; index < sold - forDemo; index += 1) {
    const who = collectors[Math.floor(random() * collectors.length)];
    if (who === undefined) continue;
    const at = Math.floor(drop.opensAt + ((index + random()) / sold) * since * 0.9);
    buy(market, who, { drop, declared, at, packs: 1 });
    if (index < opened) openings.push({ drop, who, at: at + 2 * MINUTE_MS });
  }
  if (demo !== undefined && forDemo > 0) {
    buy(market, demo, { drop, declared, at: market.anchor - 2 * DAY_MS, packs: forDemo });
  }
  return openings;
};

/** Composes open drops of both chains, a sold-out and an upcoming one. Returns their openings. */
export const composeDrops = (
  market: SeedMarket,
  prices: Prices,
  randomSeed: string,
): PlannedDraw[] => {
  const random = createRandom(`${randomSeed} drops`);
  const collectors = collectorsOf(market);
  const collections = shuffle(random, [...market.catalogue.collections.values()]);
  const openings: Opening[] = [];
  for (const plan of PLANS) {
    for (const [place, collection] of collections.entries()) {
      if (!fitsChain(market, plan, collection)) continue;
      const drop = fill(market, random, prices, collection, plan);
      if (drop === undefined) continue;
      collections.splice(place, 1);
      market.tables.drops.put(drop.id, drop);
      openings.push(...pastOf(market, random, plan, drop, collectors));
      break;
    }
  }
  const sequences = new Map<string, number>();
  return openings.map(({ drop, who, at }) => ({
    at,
    make: async () => {
      const sequence = (sequences.get(drop.id) ?? 0) + 1;
      sequences.set(drop.id, sequence);
      await open(market, drop, who, { at, sequence, randomSeed });
    },
  }));
};
