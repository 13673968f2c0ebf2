import type { MarketContext } from '../orders/market-context';
import { wearOf, type Wear } from '../traits/rarity';
import type { Book, Books } from './books';

/** All amounts are in wei. */
export type TraitSummary = Wear & Pick<Book, 'floor' | 'listed' | 'bestOffer'>;

export const createSummaries = (context: MarketContext, books: Books) => ({
  get: (traitId: string): TraitSummary | undefined => {
    const trait = context.catalogue.traits.get(traitId);
    if (trait === undefined) return undefined;
    const { floor, listed, bestOffer } = books.of(traitId);
    return { ...wearOf(context, trait), floor, listed, bestOffer };
  },
  /** Returns listings in any order; `price` is for one edition, in wei. */
  listingsOf: (traitId: string) => books.of(traitId).listings,
  /** Returns offers in any order; `price` is for one edition, in wei. */
  offersOf: (traitId: string) => books.of(traitId).offers,
});
export type Summaries = ReturnType<typeof createSummaries>;
