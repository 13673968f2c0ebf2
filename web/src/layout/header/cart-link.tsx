import { traitsText } from '@/lib/economy/traits/trait-words';

import { CartIcon } from './cart-icon';
import { useCartCount } from './use-cart-count';

export function CartLink() {
  const count = useCartCount();
  if (count === 0) return <CartIcon />;
  return (
    <CartIcon label={`Cart, ${traitsText(count)}`}>
      <span
        aria-hidden
        className="absolute -top-0.5 left-5 min-w-4 rounded-full bg-foreground px-1 text-center text-[0.625rem] leading-4 font-bold text-ground"
      >
        {count}
      </span>
    </CartIcon>
  );
}
