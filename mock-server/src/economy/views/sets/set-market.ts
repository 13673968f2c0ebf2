import { ANY_TOKEN } from '@trait-market/contract/economy/typed-data';

import type { Account } from '../../../kernel/account';
import type { TraitEntry } from '../../catalogue/catalogue';
import { highestOf, lowestOf } from '../../prices/floors';
import type { AnyGood, OrderRow } from '../../tables/rows';
import { anyWanted, coversKind, type TraitKind } from '../../traits/criteria';
import { floorFor } from '../traits';
import type { View } from '../view/view';
import { offerPrices } from '../prices/offers';

/** Returns the open offers for a set or a larger one. */
export const offersForSet = (view: View, token: string, set: TraitKind): OrderRow[] => {
  const { tables, termsOf } = view.market.context;
  return tables.orders.findBy('openCriteria', token.toLowerCase()).filter((row) => {
    const wanted = anyWanted(termsOf(row).gets);
    if (wanted === undefined) return false;
    return coversKind({ good: wanted, tokenIds: row.criteria?.tokenIds ?? [] }, set);
  });
};

export const floorOfSet = (
  view: View,
  traits: readonly TraitEntry[],
  buyer: Account | undefined,
): bigint | undefined => lowestOf(traits.flatMap(({ id }) => floorFor(view, id, buyer) ?? []));

/** Returns the traits behind an order's criteria. */
const traitsOfSet = (
  { market: { context } }: View,
  { collection, root }: AnyGood,
  tokenIds: readonly string[],
): readonly TraitEntry[] =>
  root === ANY_TOKEN
    ? context.catalogue.traitsOf(collection)
    : tokenIds.flatMap((tokenId) => context.catalogue.traitByToken(collection, tokenId) ?? []);

/** Returns the prices next to an offer for any trait of a set. */
export const pricesOfSet = (
  view: View,
  good: AnyGood,
  tokenIds: readonly string[],
  buyer: Account | undefined,
): { floor: bigint | undefined; bestOffer: bigint | undefined } => {
  const token = view.market.context.catalogue.collections.get(good.collection)?.contracts.traits;
  return {
    floor: floorOfSet(view, traitsOfSet(view, good, tokenIds), buyer),
    bestOffer: highestOf(offerPrices(view, offersForSet(view, token ?? '', { good, tokenIds }))),
  };
};
