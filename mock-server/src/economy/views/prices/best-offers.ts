import type { Price } from '@trait-market/contract/economy/shared';

import type { CollectionEntry } from '../../catalogue/catalogue';
import { highestOf } from '../../prices/floors';
import type { AnyGood, OrderRow } from '../../tables/rows';
import { anyWanted, isInCriteria } from '../../traits/criteria';
import { collectionEntry, traitEntry, type View } from '../view/view';
import { offerPrices } from './offers';

type CriteriaOffer = { row: OrderRow; good: AnyGood; price: bigint };

/** Returns the collection's open criteria offers, the highest first. */
const criteriaOffersIn = (view: View, { contracts }: CollectionEntry): CriteriaOffer[] => {
  const { tables, termsOf } = view.market.context;
  return tables.orders
    .findBy('openCriteria', contracts.traits.toLowerCase())
    .flatMap((row): CriteriaOffer[] => {
      const good = anyWanted(termsOf(row).gets);
      const [price] = offerPrices(view, [row]);
      return good === undefined || price === undefined ? [] : [{ row, good, price }];
    })
    .toSorted((one, other) => (one.price > other.price ? -1 : one.price < other.price ? 1 : 0));
};

/** Returns the best offers of a page's traits. Evaluates each criteria offer once. */
export const createBestOffers = (view: View): ((traitId: string) => Price | null) => {
  const criteriaOffers = new Map<string, CriteriaOffer[]>();
  return (traitId) => {
    const trait = traitEntry(view, traitId);
    const collection = collectionEntry(view, trait.collection);
    const offers = criteriaOffers.get(collection.slug) ?? criteriaOffersIn(view, collection);
    criteriaOffers.set(collection.slug, offers);
    const matching = offers.find(({ row, good }) => isInCriteria(row, good, trait));
    const named = view.market.summaries.offersOf(traitId).map(({ price }) => price);
    const best = highestOf(matching === undefined ? named : [...named, matching.price]);
    return best === undefined
      ? null
      : { chainId: collection.chainId, coin: 'wrapped', amount: String(best) };
  };
};
