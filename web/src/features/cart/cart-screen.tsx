import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { cart } from '@/lib/cart/cart';
import { cn } from '@/lib/cn';
import { useIsStarting } from '@/lib/rendering/use-is-starting';

import { CartBar } from './cart-bar';
import { CartRow } from './cart-row';
import { CartTotal } from './cart-total';
import { SweepForm } from './sweep-form';
import { useCart } from './use-cart';
import { useCartWarnings } from './use-cart-warnings';
import { useFunds } from './use-funds';
import { EmptyNote } from '@/components/empty-note';

function Empty() {
  return (
    <EmptyNote next={['Browse traits for sale', paths.marketListed]}>
      Your cart is empty: add traits and avatars from any seller, on either network, and buy them
      together.
    </EmptyNote>
  );
}

export function CartScreen() {
  const inCart = useCart();
  const { lines, error } = inCart;
  const forSale = lines.flatMap(({ standing }) =>
    standing.kind === 'forSale' ? [{ order: standing.order, quantity: standing.quantity }] : [],
  );
  const funds = useFunds(forSale);
  const { warningsOf, isPending } = useCartWarnings(lines);
  const networks = new Set(lines.map(({ line }) => line.price.chainId)).size;
  const isWaiting = lines.some(({ standing }) => standing.kind === 'unknown');
  // Rows appear together with their warnings, so that no warning moves the rows below it.
  const isStarting = useIsStarting((isWaiting && !error) || isPending);
  return (
    <div className="page-columns py-6 sm:py-8">
      <PageHeading title="Cart" />
      <div className="mt-8 grid gap-12">
        {lines.length === 0 ? (
          <Empty />
        ) : (
          <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
            <div className="min-w-0">
              {error && (
                <QueryFailure
                  title="Couldn’t check what’s still for sale"
                  isOutOfDate={!isWaiting}
                  query={inCart}
                />
              )}
              {isStarting ? (
                <RowsSkeleton label="Loading your cart" count={lines.length} />
              ) : (
                <>
                  <ul aria-label="In your cart">
                    {lines.map((one) => (
                      <CartRow key={one.line.hash} {...one} warnings={warningsOf(one.line.hash)} />
                    ))}
                  </ul>
                  <Button variant="link" className="-ml-4" onClick={cart.clear}>
                    Empty the cart
                  </Button>
                </>
              )}
            </div>
            <CartTotal
              lines={forSale}
              networks={networks}
              isWaiting={isWaiting}
              funds={funds}
              className={cn(isStarting && 'max-lg:invisible')}
            />
          </div>
        )}
        <div className={cn(isStarting && 'invisible')}>
          <SweepForm />
        </div>
      </div>
      <CartBar lines={forSale} isWaiting={isWaiting} funds={funds} />
    </div>
  );
}
