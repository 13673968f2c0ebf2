import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { cart } from '@/lib/cart/cart';

import { CartRow } from './cart-row';
import { CartTotal } from './cart-total';
import { SweepForm } from './sweep-form';
import { useCart } from './use-cart';

function Empty() {
  return (
    <div className="max-w-text">
      <p className="mb-5 text-muted">
        Your cart is empty. Add traits from any seller, on either network, and buy them together.
      </p>
      <NextLink to={paths.market}>Go to the market</NextLink>
    </div>
  );
}

export function CartScreen() {
  const { lines, error, isFetching, retry } = useCart();
  const forSale = lines.flatMap(({ standing }) =>
    standing.kind === 'forSale' ? [{ order: standing.order, quantity: standing.quantity }] : [],
  );
  const isWaiting = lines.some(({ standing }) => standing.kind === 'unknown');
  return (
    <div className="page-columns py-8 sm:py-14">
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
                  error={error}
                  isRetrying={isFetching}
                  onRetry={retry}
                />
              )}
              <ul aria-label="In your cart">
                {lines.map((one) => (
                  <CartRow key={one.line.hash} {...one} />
                ))}
              </ul>
              <Button variant="link" className="-ml-4" onClick={cart.clear}>
                Empty the cart
              </Button>
            </div>
            <CartTotal lines={forSale} isWaiting={isWaiting} />
          </div>
        )}
        <SweepForm />
      </div>
    </div>
  );
}
