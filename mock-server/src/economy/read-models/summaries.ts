import type { MarketContext } from '../orders/market-context';
import { wearOf, type Wear } from '../traits/rarity';
import type { Book, Books } from './books';

/** All amounts are in wei. */
export type TraitSummary = Wear & Pick<Book, 'floor' | 'listed' | 'bestOffer'>;

export type Summaries = {
  get(traitId: string): TraitSummary | undefined;
  /** Returns listings in any order; `price` is for one edition, in wei. */
  listingsOf(traitId: string): { hash: string; price: bigint }[];
  /** Returns offers in any order; `price` is for one edition, in wei. */
  offersOf(traitId: string): { hash: string; price: bigint; units: number }[];
};

export const createSummaries = (context: MarketContext, books: Books): Summaries => {
  return {
    get: (traitId) => {
      const trait = context.catalogue.traits.get(traitId);
      if (trait === undefined) return undefined;
      const { floor, listed, bestOffer } = books.of(traitId);
      const { worn, share, rarity } = wearOf(context, trait);
      // Lists all properties, because V8 would create a slow hidden class for each spread object.
      return { worn, share, rarity, floor, listed, bestOffer };
    },
    listingsOf: (traitId) =>
      [...books.of(traitId).standings].flatMap(([hash, { kind, price }]) =>
        kind === 'listing' ? [{ hash, price }] : [],
      ),
    offersOf: (traitId) =>
      [...books.of(traitId).standings].flatMap(([hash, { kind, price, units }]) =>
        kind === 'offer' ? [{ hash, price, units }] : [],
      ),
  };
};
