import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { traitsText } from '@/lib/economy/traits/trait-words';

import { useCartCount } from './use-cart-count';

export function CartLink() {
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <Link
      to={paths.cart}
      aria-label={`Cart, ${traitsText(count)}`}
      className="relative grid size-10 place-content-center rounded-control text-muted transition-colors hover:bg-surface-raised hover:text-foreground"
    >
      <ShoppingCart aria-hidden className="size-5" />
      <span
        aria-hidden
        className="absolute -top-0.5 left-5 min-w-4 rounded-full bg-foreground px-1 text-center text-[0.625rem] leading-4 font-bold text-ground"
      >
        {count}
      </span>
    </Link>
  );
}
