import { cart } from '@/lib/cart/cart';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { NONE, useStore } from '@/lib/use-store';

export const useCartCount = (): number => {
  const isOpen = useFeatureEnabled('cart');
  const lines = useStore(cart, NONE);
  return isOpen === true ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
};
