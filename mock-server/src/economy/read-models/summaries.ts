import type { MarketContext } from '../orders/market-context';
import { wearOf, type Wear } from '../traits/rarity';
import type { Book, Books } from './books';

/** What the market's grid, its filters and its order go by. Amounts in wei. */
export type TraitSummary = Wear & Pick<Book, 'floor' | 'listed' | 'bestOffer'>;

export type Summaries = {
  /** Of a trait by its id; undefined where there is none. */
  get(traitId: string): TraitSummary | undefined;
  /** What can be bought of a trait now, in no order. Prices of one edition, in wei. */
  listingsOf(traitId: string): { hash: string; price: bigint }[];
  /** What is offered for a trait now, in no order. Prices of one edition, in wei. */
  offersOf(traitId: string): { hash: string; price: bigint; units: number }[];
};

/** Summaries of all traits, each as it is when it is asked for. */
export const createSummaries = (context: MarketContext, books: Books): Summaries => {
  return {
    get: (traitId) => {
      const trait = context.catalogue.traits.get(traitId);
      if (trait === undefined) return undefined;
      const { floor, listed, bestOffer } = books.of(traitId);
      const { worn, share, rarity } = wearOf(context, trait);
      // Written out: of a spread one V8 makes a shape of its own for each trait, and reads all of them slowly.
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
