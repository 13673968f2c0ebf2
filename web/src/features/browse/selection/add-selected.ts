import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '@trait-market/contract/economy/orders';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';

import { cart, MAX_LINES } from '@/lib/cart/cart';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { fetchListings } from '@/lib/economy/traits/trait-queries';

import { fetchWanted } from './fetch-wanted';

/** Why the cart has no new listing of a selected trait. */
export type Obstacle = 'inCart' | 'notForSale' | 'own' | 'full';

export type Outcome = {
  /** The listings that were added. */
  added: readonly Order[];
  /** The other traits, in the order of their selection. */
  missed: readonly { trait: TraitCard; why: Obstacle }[];
};

type Found = { trait: TraitCard; order: Order } | { trait: TraitCard; why: Obstacle };

const REQUESTS_AT_A_TIME = 8;

/** Finds the cheapest listing by another user, or the reason why there is none to buy. */
const findListing = async (
  queryClient: QueryClient,
  trait: TraitCard,
  buyer: WalletAddress | undefined,
): Promise<Found> => {
  const listings = await fetchListings(queryClient, trait.id);
  const order = bestOfOthers(listings, buyer);
  if (order !== undefined) return { trait, order };
  return { trait, why: listings.length === 0 ? 'notForSale' : 'own' };
};

/** Fetches the listings of as many traits as the cart still holds. @throws AppError */
const findListings = async (
  queryClient: QueryClient,
  traits: readonly TraitCard[],
  buyer: WalletAddress | undefined,
): Promise<Found[]> => {
  const inCart = new Set(cart.read().map(({ traitId }) => traitId));
  const others = traits.filter(({ id }) => !inCart.has(id));
  const current = await fetchWanted(queryClient, others, []);
  const listed = new Set(current.flatMap(({ trait: { id, floor } }) => (floor ? id : [])));
  const toFetch = others.filter(({ id }) => listed.has(id));
  const found = new Map<string, Found>();
  let free = MAX_LINES - cart.read().length;
  for (let at = 0; at < toFetch.length && free > 0; at += REQUESTS_AT_A_TIME) {
    const part = toFetch.slice(at, at + REQUESTS_AT_A_TIME);
    for (const one of await Promise.all(
      part.map((trait) => findListing(queryClient, trait, buyer)),
    )) {
      found.set(one.trait.id, one);
      if ('order' in one) free -= 1;
    }
  }
  return traits.map((trait): Found => {
    if (inCart.has(trait.id)) return { trait, why: 'inCart' };
    if (!listed.has(trait.id)) return { trait, why: 'notForSale' };
    return found.get(trait.id) ?? { trait, why: 'full' };
  });
};

/**
 * Adds the cheapest listing by another user of each trait to the cart. Adds nothing when a request
 * fails. @throws AppError
 */
export const addSelected = async (
  queryClient: QueryClient,
  traits: readonly TraitCard[],
  buyer: WalletAddress | undefined,
): Promise<Outcome> => {
  const found = (await findListings(queryClient, traits, buyer)).map((one): Found =>
    'order' in one && !cart.add(one.order) ? { ...one, why: 'full' } : one,
  );
  return {
    added: found.flatMap((one) => ('why' in one ? [] : one.order)),
    missed: found.flatMap((one) => ('why' in one ? { trait: one.trait, why: one.why } : [])),
  };
};

/** Removes the listings that were added. */
export const undoAdded = ({ added }: Outcome): void => {
  for (const { hash } of added) cart.remove(hash);
};
