import type { Price } from '@trait-market/contract/economy/shared';
import { ANY_TOKEN } from '@trait-market/contract/economy/typed-data';

import type { CollectionEntry } from '../../catalogue/catalogue';
import { anyWanted, isInCriteria } from '../../traits/criteria';
import type { AnyGood, Good } from '../../tables/rows';
import { highestOf } from '../../prices/floors';
import { offerPrices } from '../prices/offers';
import type { View } from '../view/view';

/** An offer for one edition; `ids` are the traits that it accepts. */
type OfferedFor = {
  good: AnyGood | Extract<Good, { kind: 'trait' }>;
  price: bigint;
  ids: string[];
};

/** Returns the highest offer for each different set of criteria. */
const offersOfKinds = (view: View, { slug, contracts }: CollectionEntry): OfferedFor[] => {
  const { catalogue, tables, termsOf } = view.market.context;
  const best = new Map<string, OfferedFor>();
  for (const row of tables.orders.findBy('openCriteria', contracts.traits.toLowerCase())) {
    const good = anyWanted(termsOf(row).gets);
    const [price] = offerPrices(view, [row]);
    if (good === undefined || price === undefined) continue;
    const found = best.get(good.root);
    if (found !== undefined && found.price >= price) continue;
    const fitting = catalogue.traitsOf(slug).filter((trait) => isInCriteria(row, good, trait));
    best.set(good.root, { good, price, ids: fitting.map(({ id }) => id) });
  }
  return [...best.values()];
};

/** Returns the best offer for each trait and each set of criteria, the highest first. */
export const bestOffersIn = (view: View, entry: CollectionEntry): OfferedFor[] => {
  const { catalogue } = view.market.context;
  const named = catalogue.traitsOf(entry.slug).flatMap(({ id }): OfferedFor[] => {
    const price = view.market.summaries.get(id)?.bestOffer;
    const good = { kind: 'trait' as const, traitId: id, quantity: 1 };
    return price === undefined ? [] : [{ good, price, ids: [id] }];
  });
  return [...offersOfKinds(view, entry), ...named].toSorted((one, other) =>
    one.price === other.price ? 0 : one.price > other.price ? -1 : 1,
  );
};

/** Returns the highest price of an open offer for any trait of the collection. */
export const topOfferIn = (view: View, { contracts }: CollectionEntry): bigint | undefined => {
  const { tables, termsOf } = view.market.context;
  const forAnyTrait = tables.orders
    .findBy('openCriteria', contracts.traits.toLowerCase())
    .filter((row) => anyWanted(termsOf(row).gets)?.root === ANY_TOKEN);
  return highestOf(offerPrices(view, forAnyTrait));
};

export const offeredPrice = ({ chainId }: CollectionEntry, price: bigint): Price => ({
  chainId,
  coin: 'wrapped',
  amount: String(price),
});
