import { POOL_OPENS_AT, rerollTable } from '@trait-market/contract/economy/reroll';
import type { DrawTable } from '@trait-market/contract/economy/draws';
import type { Slot, Tier } from '@trait-market/contract/economy/shared';

import { accountOf } from '../../kernel/account';
import { addressNamed } from '../shared/address-named';
import { tierOfTrait } from '../burns/burned-editions';
import type { TraitEntry } from '../catalogue/catalogue';
import type { LedgerContext } from '../orders/market-context';
import { poolKey } from '../tables/keys';

/** Owns the pools' editions. The address has no private key, so that only draws can remove them. */
export const POOL_ADDRESS = addressNamed('Trait Market re-roll pool');
export const POOL_ACCOUNT = accountOf(POOL_ADDRESS);

type PoolContext = Pick<LedgerContext, 'catalogue' | 'tables'>;

export type Pooled = { trait: TraitEntry; tier: Tier; quantity: number };

export const poolsOf = (context: PoolContext): Map<string, Pooled[]> => {
  const pools = new Map<string, Pooled[]>();
  for (const { traitId, quantity } of context.tables.loose.findBy('account', POOL_ACCOUNT)) {
    const trait = context.catalogue.traits.get(traitId);
    if (trait === undefined) continue;
    const key = poolKey(trait.collection, trait.slot);
    const tier = tierOfTrait(context, traitId);
    pools.set(key, [...(pools.get(key) ?? []), { trait, tier, quantity }]);
  }
  return pools;
};

export const poolOf = (context: PoolContext, collection: string, slot: Slot): Pooled[] =>
  poolsOf(context).get(poolKey(collection, slot)) ?? [];

export const pooledEditions = ({ tables }: Pick<LedgerContext, 'tables'>): number =>
  tables.loose.findBy('account', POOL_ACCOUNT).reduce((sum, { quantity }) => sum + quantity, 0);

export const isPoolOpen = (pooled: readonly Pooled[]): boolean => pooled.length >= POOL_OPENS_AT;

/** @param tier the tier to draw from when upgrading */
export const tableOfPool = (
  { catalogue }: Pick<LedgerContext, 'catalogue'>,
  collection: string,
  pooled: readonly Pooled[],
  tier?: Tier,
): DrawTable => {
  const token = catalogue.collections.get(collection)?.contracts.traits;
  if (token === undefined) throw new Error(`There is no collection ${collection}`);
  const items = pooled.map((one) => ({ ...one, tokenId: one.trait.tokenId }));
  return rerollTable({ token, items }, tier);
};
