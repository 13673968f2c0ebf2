import type { Order } from '@trait-market/contract/economy/orders';
import { Check, ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { cart, MAX_LINES } from '@/lib/cart/cart';
import { cn } from '@/lib/cn';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { toasts } from '@/lib/toasts';
import { NONE, useStore } from '@/lib/use-store';

import { Button } from '../../ui/button';
import { buttonVariants } from '../../ui/button-variants';
import { Skeleton } from '../../ui/skeleton';

const FULL = {
  kind: 'error',
  header: 'Your cart is full',
  description: `A cart holds up to ${MAX_LINES} listings. Buy or remove some first.`,
} as const;

type AddToCartProps = {
  order: Order | undefined;
  className?: string | undefined;
};

function Expected({ className }: { className: string | undefined }) {
  return (
    <Skeleton
      className={buttonVariants({
        variant: 'outline',
        size: 'lg',
        className: cn(
          'pointer-events-none border-transparent text-transparent select-none',
          className,
        ),
      })}
    >
      <ShoppingCart aria-hidden />
      Add to cart
    </Skeleton>
  );
}

export function AddToCart({ order, className }: AddToCartProps) {
  const isOpen = useFeatureEnabled('cart');
  const isHeld = useStore(cart, NONE).some(({ hash }) => hash === order?.hash);
  if (isOpen === false) return null;
  if (isOpen === undefined || order === undefined) return <Expected className={className} />;
  if (isHeld)
    return (
      <Link
        to={paths.cart}
        className={buttonVariants({ variant: 'outline', size: 'lg', className })}
      >
        <Check aria-hidden />
        In your cart
      </Link>
    );
  return (
    <Button
      size="lg"
      variant="outline"
      className={className}
      onClick={() => {
        if (!cart.add(order)) toasts.show(FULL);
      }}
    >
      <ShoppingCart aria-hidden />
      Add to cart
    </Button>
  );
}
