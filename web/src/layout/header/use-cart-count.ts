import { cart } from '@/lib/cart/cart';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { useStore } from '@/lib/use-store';

export const useCartCount = (): number => {
  const isOpen = useFeatureEnabled('cart');
  const lines = useStore(cart);
  return isOpen === true ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
};
