import { rerollAction } from '@trait-market/contract/economy/actions';
import {
  type ChainId,
  editionsOfTier,
  type Slot,
  tierOf,
} from '@trait-market/contract/economy/shared';
import { linkAt, tableHash } from '@trait-market/contract/economy/draws';
import { POOL_OPENS_AT } from '@trait-market/contract/economy/reroll';
import { deploymentOf } from '@trait-market/contract/economy/typed-data';
import { hashTypedData, keccak256, stringToHex, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { createRandom, pick, shuffle, type Random } from '../../art/random';
import type { Account } from '../../kernel/account';
import type { CollectionEntry, TraitEntry } from '../catalogue/catalogue';
import { reveal } from '../draws/reveal';
import { createLedger } from '../ledger/ledger';
import { POOL_ACCOUNT, poolOf, tableOfPool } from '../reroll/pool';
import { rerollActivities, rerollMovements } from '../reroll/reroll-movements';
import { looseKey, poolKey } from '../tables/keys';
import { DAY_MS, HISTORY_MS, type SeedMarket } from './seed-market';

const DRAWS = [9, 5, 2] as const;
const NOT_OPEN_YET = POOL_OPENS_AT - 3;
const MOST_EDITIONS = 3;
const DAYS = 14;
const MINUTE_MS = 60_000;
const CHAIN_LENGTH = 32;
const NO_NATIVE = { of: () => 0n, set: () => {} };
const DEPLOYMENT = deploymentOf('http://localhost:4000');

type Collector = { account: Account; privateKey: Hex };
type Place = { collection: CollectionEntry; slot: Slot; traits: TraitEntry[] };

/** Returns how many editions fit in the trait's tier. It must not change: offers rely on it. */
const roomOf = ({ tables }: SeedMarket, { id }: TraitEntry): number => {
  const designed = (tables.supply.find(id) ?? 0) + (tables.burned.find(id) ?? 0);
  return (editionsOfTier(tierOf(designed)).most ?? Number.POSITIVE_INFINITY) - designed;
};

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
    to: null,
    goods: [{ kind: 'trait', traitId, quantity: 1 }],
    inReturn: [],
    price: null,
    orderHash: null,
  });
};

const fill = async (
  market: SeedMarket,
  random: Random,
  { collection: { chainId }, traits }: Place,
  collectors: readonly Collector[],
): Promise<void> => {
  const settlement = createLedger(market.tables, NO_NATIVE);
  for (const trait of traits) {
    const editions = Math.min(
      roomOf(market, trait) - 1,
      1 + Math.floor(random() ** 2 * MOST_EDITIONS),
    );
    for (let count = 0; count < editions; count += 1) {
      const { account } = pick(random, collectors);
      make(market, account, trait.id, chainId);
      await settlement.execute([
        { kind: 'trait', traitId: trait.id, from: account, to: POOL_ACCOUNT, quantity: 1 },
      ]);
      market.happened({
        type: 'reroll',
        at: market.anchor - Math.floor((DAYS + 1 + random() * DAYS) * DAY_MS),
        chainId,
        from: account,
        to: POOL_ACCOUNT,
        goods: [{ kind: 'trait', traitId: trait.id, quantity: 1 }],
        inReturn: [],
        price: null,
        orderHash: null,
      });
    }
  }
};

type SeedReroll = { at: number; sequence: number; randomSeed: string };

const draw = async (
  market: SeedMarket,
  { collection, slot }: Place,
  { account, privateKey }: Collector,
  traitId: string,
  { at, sequence, randomSeed }: SeedReroll,
): Promise<void> => {
  const { tables, catalogue } = market;
  const { slug, chainId } = collection;
  const token = collection.contracts.traits;
  const seed = keccak256(stringToHex(`${randomSeed} re-rolls of ${account}`));
  const anchor = linkAt(seed, CHAIN_LENGTH, 0);
  const chain = tables.drawChains.find(anchor) ?? {
    anchor,
    account,
    seed,
    length: CHAIN_LENGTH,
    publishedAt: at - MINUTE_MS,
  };
  tables.drawChains.put(anchor, chain);
  const position = tables.draws.countBy('anchor', anchor) + 1;
  const commitment = linkAt(seed, CHAIN_LENGTH, position - 1);
  const pool = poolKey(slug, slot);
  const table = tableOfPool({ catalogue }, slug, poolOf({ catalogue, tables }, slug, slot));
  const message = {
    owner: account,
    token,
    slot,
    stake: [catalogue.traits.get(traitId)?.tokenId ?? ''],
    commitment,
    table: tableHash(table),
    entropy: keccak256(stringToHex(`${randomSeed} ${pool} ${sequence}`)),
    highestCredits: '10',
    nonce: String(1_000 + sequence),
    deadline: String(Math.floor(at / 1000) + 600),
  };
  const typedData = rerollAction.typedData({ chainId, deployment: DEPLOYMENT }, message);
  const signature = await privateKeyToAccount(privateKey).signTypedData(typedData);
  const drawn = reveal(
    'honest',
    { chain, anchor, position, commitment },
    { entropy: message.entropy, table, times: 1, now: at },
  );
  const stake = [traitId];
  const movements = rerollMovements(
    { catalogue },
    account,
    { collection: slug, stake },
    drawn.picks,
  );
  await createLedger(tables, NO_NATIVE).execute(movements);
  const id = hashTypedData(typedData);
  tables.draws.put(id, {
    id,
    account,
    signed: { kind: 'reroll', chainId, deployment: DEPLOYMENT, message, signature },
    drop: null,
    packs: 0,
    pool,
    stake,
    sequence,
    anchor,
    position,
    commitment,
    takenAt: at,
    ...drawn,
  });
  for (const activity of rerollActivities({ account, chainId, at }, movements)) {
    market.happened(activity);
  }
};

/** Composes pools with signed re-rolls, and one unopened pool, in slots with enough traits. */
export const composePools = async (market: SeedMarket, randomSeed: string): Promise<void> => {
  const random = createRandom(`${randomSeed} pools`);
  const [, ...others] = market.people;
  const collectors = others.flatMap(({ account, privateKey }): Collector[] =>
    privateKey === undefined ? [] : [{ account, privateKey }],
  );
  const places = placesOf(market, random).filter(({ traits }) => traits.length >= POOL_OPENS_AT);
  const planned = places.slice(0, DRAWS.length);
  for (const place of planned) await fill(market, random, place, collectors);
  const few = places[DRAWS.length];
  if (few !== undefined) {
    await fill(market, random, { ...few, traits: few.traits.slice(0, NOT_OPEN_YET) }, collectors);
  }
  const draws = planned
    .flatMap((place, index) =>
      Array.from({ length: DRAWS[index] ?? 0 }, () => ({
        place,
        at: market.anchor - DAY_MS - Math.floor(random() * (DAYS - 1) * DAY_MS),
      })),
    )
    .toSorted((one, other) => one.at - other.at);
  const sequences = new Map<Place, number>();
  for (const { place, at } of draws) {
    const withRoom = place.traits.filter((trait) => roomOf(market, trait) > 0);
    if (withRoom.length === 0) continue;
    const { id } = pick(random, withRoom);
    const who = pick(random, collectors);
    make(market, who.account, id, place.collection.chainId);
    const sequence = (sequences.get(place) ?? 0) + 1;
    sequences.set(place, sequence);
    await draw(market, place, who, id, { at, sequence, randomSeed });
  }
};
