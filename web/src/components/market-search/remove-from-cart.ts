import type { TraitCard } from '@trait-market/contract/economy/traits';

import { cart } from '@/lib/cart/cart';

/** Removes all of a trait's listings from the cart. */
export const removeFromCart = ({ id }: TraitCard): void => {
  for (const { hash, traitId } of cart.read()) if (traitId === id) cart.remove(hash);
};
