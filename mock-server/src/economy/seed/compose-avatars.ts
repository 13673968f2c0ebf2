import type { ChainId } from '@trait-market/contract/economy/shared';
import { SLOTS_NEEDED } from '@trait-market/contract/economy/benches';

import { composeAvatar } from '../../art/compose-avatar';
import { pick } from '../../art/random';
import type { TraitArt } from '../../art/trait-art';
import type { Account } from '../../kernel/account';
import type { CollectionEntry, TraitEntry } from '../catalogue/catalogue';
import { avatarKey, looseKey } from '../tables/keys';
import type { AvatarRow } from '../tables/rows';
import { HISTORY_MS, LATEST_DRESSING_MS, type SeedMarket } from './seed-market';

const LEAST_AVATARS = 48;
const MOST_AVATARS = 300;
const AVATARS_PER_TRAIT = 0.8;

const MOST_LOOSE = 24;

const OLDER_DRESSINGS_MS = HISTORY_MS * 0.85 - LATEST_DRESSING_MS;

/** Gives the demo collector, the first account, more avatars than others have. */
const ownerOf = ({ accounts, random }: SeedMarket): Account => {
  const [demo] = accounts;
  return demo !== undefined && random() < 0.06 ? demo : pick(random, accounts);
};

/** Returns a trait's popularity from 0 to 1. The higher, the more wardrobes contain the trait. */
const popularityOf = (trait: TraitEntry): number => ((trait.art.seed >>> 8) % 1000) / 1000;

const dress = (
  market: SeedMarket,
  collection: CollectionEntry,
  traits: readonly TraitEntry[],
  seed: string,
): Pick<AvatarRow, 'worn' | 'artSeed'> => {
  const rack = traits.filter((trait) => market.random() < popularityOf(trait) ** 1.3);
  const idOf = new Map<TraitArt, string>(rack.map(({ art, id }) => [art, id]));
  const drawn = composeAvatar({ seed, traits: rack.map(({ art }) => art) });
  if (drawn.collection !== collection.slug) return { worn: {}, artSeed: drawn.seed };
  const worn = Object.fromEntries(
    drawn.traits.map((art) => [art.slot, idOf.get(art) ?? '']),
  ) satisfies AvatarRow['worn'];
  return { worn, artSeed: drawn.seed };
};

const mint = (market: SeedMarket, trait: TraitEntry, chainId: CollectionEntry['chainId']): void => {
  const { tables, random, anchor, happened } = market;
  const worn = tables.avatars.countBy('trait', trait.id);
  const loose = 2 + Math.floor(random() ** 2 * MOST_LOOSE);
  tables.supply.put(trait.id, loose + worn);
  const at = anchor - HISTORY_MS + Math.floor(random() * HISTORY_MS * 0.1);
  const holders = Array.from({ length: 1 + Math.floor(random() * 4) }, () => ownerOf(market));
  for (let left = loose; left > 0; left -= 1) {
    const account = pick(random, holders);
    const key = looseKey(account, trait.id);
    const before = tables.loose.find(key)?.quantity ?? 0;
    tables.loose.put(key, { account, traitId: trait.id, quantity: before + 1 });
  }
  for (const { account, quantity } of tables.loose.findBy('trait', trait.id)) {
    const goods = [{ kind: 'trait', traitId: trait.id, quantity } as const];
    happened({ type: 'mint', at, chainId, from: account, goods });
  }
};

/** Records recent dressings, because the ranking of constructors counts them. */
const tellOfDressing = (market: SeedMarket, row: AvatarRow, chainId: ChainId): void => {
  const { random, anchor, happened } = market;
  const avatar = avatarKey(row.collection, row.tokenId);
  for (const traitId of Object.values(row.worn)) {
    if (random() > 0.25) continue;
    // The activity must not show a newer dressing than the feed.
    const ago = LATEST_DRESSING_MS + Math.floor(random() ** 2 * OLDER_DRESSINGS_MS);
    const at = anchor - ago;
    const trait = { kind: 'trait', traitId, quantity: 1 } as const;
    const goods = [trait, { kind: 'avatar', avatar } as const];
    happened({ type: 'wear', at, chainId, from: row.owner, goods });
  }
};

/** Puts on a background and a body if the collection has any, because every avatar wears both. */
const wearWhatIsNeeded = ({ tables }: SeedMarket, traits: readonly TraitEntry[], key: string) => {
  const row = tables.avatars.find(key);
  if (row === undefined) return;
  const missing = SLOTS_NEEDED.flatMap((slot) => {
    const rack = traits.filter((trait) => trait.slot === slot);
    const trait = rack[row.artSeed % rack.length];
    return row.worn[slot] !== undefined || trait === undefined ? [] : [[slot, trait.id] as const];
  });
  if (missing.length === 0) return;
  tables.avatars.put(key, { ...row, worn: { ...row.worn, ...Object.fromEntries(missing) } });
};

export const composeAvatars = (market: SeedMarket, randomSeed: string): void => {
  const { catalogue, tables } = market;
  for (const collection of catalogue.collections.values()) {
    const traits = catalogue.traitsOf(collection.slug);
    if (traits.length === 0) continue;
    const wanted = Math.ceil(traits.length * AVATARS_PER_TRAIT);
    const count = Math.min(MOST_AVATARS, Math.max(LEAST_AVATARS, wanted));
    for (let number = 1; number <= count; number += 1) {
      const tokenId = String(number);
      const seed = `${randomSeed} ${collection.slug} ${tokenId}`;
      const row: AvatarRow = {
        collection: collection.slug,
        tokenId,
        owner: ownerOf(market),
        ...dress(market, collection, traits, seed),
      };
      tables.avatars.put(avatarKey(collection.slug, tokenId), row);
      tellOfDressing(market, row, collection.chainId);
      wearWhatIsNeeded(market, traits, avatarKey(collection.slug, tokenId));
    }
    for (const trait of traits) mint(market, trait, collection.chainId);
  }
};
