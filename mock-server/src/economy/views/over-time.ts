import {
  OVER_TIME_DAYS,
  type TraitDay,
  type TraitOverTime,
} from '@trait-market/contract/economy/traits';

import { rarityOfShare, wearOf } from '../traits/rarity';
import type { ActivityRow } from '../tables/rows';
import { floorsOver, nativePrice } from '../prices/floors';
import { DAY_MS } from '../prices/periods';
import { salePriceOf } from './traits';
import { collectionEntry, timeOf, traitEntry, type View } from './view/view';

const CHANGE: Partial<Record<ActivityRow['type'], 1 | -1>> = { wear: 1, 'take-off': -1 };

/** Reconstructs the state at earlier times, which must be passed from latest to earliest. */
const goingBack = (events: readonly ActivityRow[], worn: number) => {
  let [left, count] = [events, worn];
  return (at: number): { worn: number; lastSale: ActivityRow | undefined } => {
    const next = left.findIndex((event) => event.at <= at);
    const later = next === -1 ? left : left.slice(0, next);
    left = left.slice(later.length);
    // Subtracts the changes that were made after this time.
    count -= later.reduce((sum, { type }) => sum + (CHANGE[type] ?? 0), 0);
    return { worn: Math.max(0, count), lastSale: left.find(({ type }) => type === 'sale') };
  };
};

/**
 * Reconstructs the number of wearers per day, starting from today.
 * @throws MarketRefusal for an unknown trait
 */
export const overTimeOf = (view: View, id: string): TraitOverTime => {
  const { context } = view.market;
  const trait = traitEntry(view, id);
  const { chainId } = collectionEntry(view, trait.collection);
  const avatars = context.tables.avatars.countBy('collection', trait.collection);
  const floorAt = floorsOver(context, [id]);
  const stateAt = goingBack(context.tables.log.of('trait', id), wearOf(context, trait).worn);
  const now = context.now();
  const newestFirst = Array.from({ length: OVER_TIME_DAYS }, (_, age): TraitDay => {
    const at = now - age * DAY_MS;
    const { worn, lastSale } = stateAt(at);
    const wornShare = avatars === 0 ? 0 : worn / avatars;
    return {
      at: timeOf(at),
      worn,
      wornShare,
      rarity: worn === 0 ? null : rarityOfShare(context.catalogue, trait, wornShare),
      floor: nativePrice(chainId, floorAt(at)),
      lastSale: (lastSale && salePriceOf(lastSale)) ?? null,
    };
  });
  return { days: newestFirst.toReversed() };
};
