import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { CriteriaWords } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { CollectionEntry, TraitEntry } from '../catalogue/catalogue';
import { anyWanted, criteriaFrom, rootOf, traitsMeant } from '../traits/criteria';
import { MarketRefusal } from '../shared/refusal';
import type { AnyGood, OrderCriteria, OrderRow } from '../tables/rows';
import { highestOf } from '../prices/floors';
import { offerPrices } from './prices/offers';
import { floorOfSet, offersForSet } from './sets/set-market';
import { itemOf, type View } from './view/view';

const present = (
  view: View,
  { slug, chainId, contracts, fees }: CollectionEntry,
  criteria: OrderCriteria,
  traits: readonly TraitEntry[],
  buyer?: Account,
): CriteriaSet => {
  const { slot = null, tier = null, rarity = null } = criteria;
  const { termsOf, tables } = view.market.context;
  const isWhole = slot === null && tier === null && rarity === null;
  const good: AnyGood = {
    kind: 'any',
    collection: slug,
    slot,
    tier,
    rarity,
    root: traits.length === 0 ? '0' : rootOf(criteria),
    traits: traits.length,
    quantity: 1,
  };
  const item = itemOf(view, good);
  if (item.kind !== 'any') throw new Error('Any trait is any trait');
  const isOfOthers = (row: OrderRow): boolean => termsOf(row).maker !== buyer;
  const { tokenIds } = criteria;
  const offers = offersForSet(view, contracts.traits, { good, tokenIds }).filter(isOfOthers);
  const prices = offerPrices(view, offers);
  const best = highestOf(prices);
  const floor = floorOfSet(view, traits, buyer);
  return {
    criteria: item.criteria,
    chainId,
    token: contracts.traits,
    fees: [...fees],
    traits: isWhole
      ? []
      : traits.map(({ id, value, slot: of, tokenId }) => ({
          id,
          value,
          slot: of,
          editions: tables.supply.find(id) ?? 0,
          tokenId,
        })),
    bestOffer: best === undefined ? null : { chainId, coin: 'wrapped', amount: String(best) },
    offers: prices.length,
    floor: floor === undefined ? null : { chainId, coin: 'native', amount: String(floor) },
  };
};

export const criteriaByWords = (
  view: View,
  collection: CollectionEntry,
  words: CriteriaWords,
  buyer: Account | undefined,
): CriteriaSet => {
  const { context } = view.market;
  const traits = traitsMeant(context, collection.slug, words);
  return present(view, collection, criteriaFrom(context, collection.slug, words), traits, buyer);
};

/** @throws MarketRefusal for an unknown root */
export const criteriaByRoot = (view: View, root: string): CriteriaSet => {
  const { tables, catalogue, termsOf } = view.market.context;
  const [order] = tables.orders.findBy('criteria', root);
  const wanted = order && anyWanted(termsOf(order).gets);
  const collection = wanted && catalogue.collections.get(wanted.collection);
  if (order?.criteria === undefined || collection === undefined || root === '0') {
    throw new MarketRefusal('unknown-criteria', 'No offer asks for this set of traits.');
  }
  const traits = order.criteria.tokenIds.flatMap(
    (tokenId) => catalogue.traitByToken(collection.slug, tokenId) ?? [],
  );
  return present(view, collection, order.criteria, traits);
};
