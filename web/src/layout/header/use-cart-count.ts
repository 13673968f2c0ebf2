import { cart } from '@/lib/cart/cart';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { useStore } from '@/lib/use-store';

/** Returns the number of traits in the cart; 0 while the cart is disabled. */
export const useCartCount = (): number => {
  const isOpen = useFeatureEnabled('cart');
  const lines = useStore(cart);
  return isOpen === true ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
};
