import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';

import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { cart } from '@/lib/cart/cart';
import { traitsText } from '@/lib/economy/trait-words';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { useStore } from '@/lib/use-store';

/** The way to the cart, with how many traits are in it. Nothing while it is empty. */
export function CartLink() {
  const isOpen = useFeatureEnabled('cart');
  const count = useStore(cart).reduce((sum, { quantity }) => sum + quantity, 0);
  if (isOpen !== true || count === 0) return null;
  return (
    <Link
      to={paths.cart}
      aria-label={`Cart, ${traitsText(count)}`}
      className={buttonVariants({ variant: 'ghost', className: 'px-3' })}
    >
      <ShoppingCart aria-hidden className="text-muted" />
      <span className="tabular-nums">{count}</span>
    </Link>
  );
}
