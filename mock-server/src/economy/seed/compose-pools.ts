import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { poolGiveAction, rerollAction } from '@trait-market/contract/economy/actions';
import { roundAfter } from '@trait-market/contract/economy/beacon';
import type { ChainId, Slot } from '@trait-market/contract/economy/shared';
import { tableHash } from '@trait-market/contract/economy/draws';
import { POOL_OPENS_AT } from '@trait-market/contract/economy/reroll';
import { hashTypedData, keccak256, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { createRandom, pick, shuffle, type Random } from '../../art/random';
import { shownAddress, type Account } from '../../kernel/account';
import type { CollectionEntry, TraitEntry } from '../catalogue/catalogue';
import { isPoolOpen, POOL_ACCOUNT, poolOf, tableOfPool } from '../reroll/pool';
import { rerollActivities, rerollMovements } from '../reroll/reroll-movements';
import { looseKey, poolKey } from '../tables/keys';
import {
  collectorsOf,
  commitmentFor,
  DEPLOYMENT,
  signerNamed,
  makeDraw,
  type Collector,
  type PlannedDraw,
} from './seed-draw';
import { DAY_MS, HISTORY_MS, roomOf, type SeedMarket } from './seed-market';

const DRAWS = [9, 5, 2] as const;
const NOT_OPEN_YET = POOL_OPENS_AT - 3;
const MOST_EDITIONS = 3;
const DAYS = 14;

type Place = { collection: CollectionEntry; slot: Slot; traits: TraitEntry[] };

/** Returns the possible pools, starting with those for which the demo collector holds editions. */
const placesOf = (market: SeedMarket, random: Random): Place[] => {
  const [demo] = market.accounts;
  const collections = shuffle(random, [...market.catalogue.collections.values()]);
  const looseOf = ({ traits }: Place): number =>
    demo === undefined
      ? 0
      : traits.filter(({ id }) => market.tables.loose.find(looseKey(demo, id)) !== undefined)
          .length;
  return collections
    .flatMap((collection): Place[] => {
      const traits = market.catalogue
        .traitsOf(collection.slug)
        .filter((trait) => roomOf(market, trait) > 1);
      const slots = [...new Set(traits.map(({ slot }) => slot))].filter((slot) => slot !== 'body');
      return slots.map((slot) => ({
        collection,
        slot,
        traits: traits.filter((trait) => trait.slot === slot),
      }));
    })
    .toSorted((one, other) => looseOf(other) - looseOf(one));
};

/** Gives an account an additional edition, minted before the seed's history. */
const make = (market: SeedMarket, account: Account, traitId: string, chainId: ChainId): void => {
  const { loose, supply } = market.tables;
  const key = looseKey(account, traitId);
  const quantity = (loose.find(key)?.quantity ?? 0) + 1;
  loose.put(key, { account, traitId, quantity });
  supply.put(traitId, (supply.find(traitId) ?? 0) + 1);
  market.happened({
    type: 'mint',
    at: market.anchor - HISTORY_MS,
    chainId,
    from: account,
    goods: [{ kind: 'trait', traitId, quantity: 1 }],
  });
};

type Gift = { traitId: string; chainId: ChainId; at: number };

const logGift = (
  market: SeedMarket,
  { account, privateKey }: Collector,
  { traitId, chainId, at }: Gift,
): void => {
  const trait = market.catalogue.traits.get(traitId);
  const collection = market.catalogue.collections.get(trait?.collection ?? '');
  if (trait === undefined || collection === undefined) return;
  const place = { chainId, deployment: DEPLOYMENT };
  const message = {
    owner: account,
    token: collection.contracts.traits,
    slot: trait.slot,
    tokenId: trait.tokenId,
    quantity: '1',
    nonce: String(3_000_000 + at),
    deadline: String(Math.floor(at / 1000) + 600),
  };
  market.logged({
    at,
    make: async () => {
      const typedData = poolGiveAction.typedData(place, message);
      const signature = await privateKeyToAccount(privateKey).signTypedData(typedData);
      return {
        type: 'given',
        at: new Date(at).toISOString(),
        wallet: shownAddress(account),
        id: hashTypedData(typedData),
        pool: { collection: collection.slug, slot: trait.slot },
        signed: { ...place, message, signature },
      };
    },
  });
};

const give = async (market: SeedMarket, by: Collector, gift: Gift): Promise<void> => {
  const { account } = by;
  const { traitId, chainId, at } = gift;
  logGift(market, by, gift);
  await market.settlement.execute([
    { kind: 'trait', traitId, from: account, to: POOL_ACCOUNT, quantity: 1 },
  ]);
  market.happened({
    type: 'reroll',
    at,
    chainId,
    from: account,
    to: POOL_ACCOUNT,
    goods: [{ kind: 'trait', traitId, quantity: 1 }],
  });
};

const fill = async (
  market: SeedMarket,
  random: Random,
  { collection: { chainId }, traits }: Place,
  collectors: readonly Collector[],
): Promise<void> => {
  for (const trait of traits) {
    const editions = Math.min(
      roomOf(market, trait) - 1,
      1 + Math.floor(random() ** 2 * MOST_EDITIONS),
    );
    for (let count = 0; count < editions; count += 1) {
      const by = pick(random, collectors);
      const at = market.anchor - Math.floor((DAYS + 1 + random() * DAYS) * DAY_MS);
      make(market, by.account, trait.id, chainId);
      await give(market, by, { traitId: trait.id, chainId, at });
    }
  }
};

/** Opens a closed pool again by gifts of the traits that it lacks, if collectors hold them. */
const reopen = async (
  market: SeedMarket,
  { collection: { slug, chainId }, slot, traits }: Place,
  at: number,
): Promise<void> => {
  for (const { id } of traits) {
    const pool = poolOf(market, slug, slot);
    if (isPoolOpen(pool)) return;
    const [holder] = market.tables.loose
      .findBy('trait', id)
      .flatMap(({ account }) => signerNamed(market, account) ?? []);
    if (holder !== undefined && !pool.some(({ trait }) => trait.id === id)) {
      await give(market, holder, { traitId: id, chainId, at });
    }
  }
};

type SeedReroll = { at: number; sequence: number; randomSeed: string };

const draw = async (
  market: SeedMarket,
  { collection, slot }: Place,
  by: Collector,
  traitId: string,
  { at, sequence, randomSeed }: SeedReroll,
): Promise<void> => {
  const { account } = by;
  const { slug, chainId } = collection;
  const commitment = commitmentFor(market, account, { randomSeed, at });
  const pool = poolKey(slug, slot);
  const table = tableOfPool(market, slug, poolOf(market, slug, slot));
  const stake = [traitId];
  const round = roundAfter(DEMO_BEACON, at);
  const message = {
    owner: account,
    token: collection.contracts.traits,
    slot,
    stake: [market.catalogue.traits.get(traitId)?.tokenId ?? ''],
    commitment: commitment.commitment,
    table: tableHash(table),
    entropy: keccak256(stringToHex(`${randomSeed} ${pool} ${sequence}`)),
    beacon: DEMO_BEACON.hash,
    round: String(round),
    highestCredits: '10',
    nonce: String(1_000 + sequence),
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
    typedData: rerollAction.typedData(place, message),
    signedWith: (signature) => ({ kind: 'reroll', ...place, message, signature }),
    movementsFor: (picks) => rerollMovements(market, account, { collection: slug, stake }, picks),
    row: { drop: null, packs: 0, pool, stake, sequence },
  });
  for (const activity of rerollActivities({ account, chainId, at }, movements)) {
    market.happened(activity);
  }
};

/** Composes pools and one unopened pool, in slots with enough traits. Returns their re-rolls. */
export const composePools = async (
  market: SeedMarket,
  randomSeed: string,
): Promise<PlannedDraw[]> => {
  const random = createRandom(`${randomSeed} pools`);
  const collectors = collectorsOf(market);
  const places = placesOf(market, random).filter(({ traits }) => traits.length >= POOL_OPENS_AT);
  const planned = places.slice(0, DRAWS.length);
  for (const place of planned) await fill(market, random, place, collectors);
  const few = places[DRAWS.length];
  if (few !== undefined) {
    await fill(market, random, { ...few, traits: few.traits.slice(0, NOT_OPEN_YET) }, collectors);
  }
  const times = planned.flatMap((place, index) =>
    Array.from({ length: DRAWS[index] ?? 0 }, () => ({
      place,
      at: market.anchor - DAY_MS - Math.floor(random() * (DAYS - 1) * DAY_MS),
    })),
  );
  const sequences = new Map<Place, number>();
  const draws = times.map(({ place, at }) => ({
    at,
    make: async () => {
      const { collection, slot, traits } = place;
      const who = pick(random, collectors);
      await reopen(market, place, at);
      const withRoom = traits.filter((trait) => roomOf(market, trait) > 0);
      if (withRoom.length === 0 || !isPoolOpen(poolOf(market, collection.slug, slot))) return;
      const { id } = pick(random, withRoom);
      make(market, who.account, id, collection.chainId);
      const sequence = (sequences.get(place) ?? 0) + 1;
      sequences.set(place, sequence);
      await draw(market, place, who, id, { at, sequence, randomSeed });
    },
  }));
  // The last re-roll may have closed a pool.
  const at = market.anchor - DAY_MS / 2;
  const reopenings = planned.map((place) => ({
    at,
    make: () => reopen(market, place, at),
  }));
  return [...draws, ...reopenings];
};
