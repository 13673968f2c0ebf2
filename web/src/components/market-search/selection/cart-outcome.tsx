import { Link } from 'react-router-dom';

import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { Obstacle, Outcome } from '@/lib/cart/add-several';
import { MAX_LINES } from '@/lib/cart/cart';
import { listText } from '@/lib/format/list-text';

const OBSTACLES: readonly (readonly [Obstacle, words: string])[] = [
  ['inCart', 'Already in your cart'],
  ['notForSale', 'Not for sale'],
  ['own', 'Only yours is for sale'],
  ['full', `Your cart is full (${MAX_LINES} listings)`],
];

const NAMES_MAX = 3;

const firstNames = (all: readonly string[]): string => {
  const names = all.slice(0, NAMES_MAX);
  const more = all.length - names.length;
  return listText(more > 0 ? [...names, `${more} more`] : names);
};

type CartOutcomeProps = {
  outcome: Outcome;
  /** Names the added items with their number. */
  countText: (count: number) => string;
  onUndo: () => void;
};

/** Says how many selected items were added to the cart, and why the others weren't. */
export function CartOutcome({ outcome: { added, missed }, countText, onUndo }: CartOutcomeProps) {
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {added.length === 0
            ? 'Nothing was added to your cart.'
            : `Added ${countText(added.length)} to your cart.`}
        </span>
        {added.length > 0 && (
          <>
            <Button variant="outline" size="sm" onClick={onUndo}>
              Undo
            </Button>
            <Link to={paths.cart} className="font-semibold accent-underline">
              Go to cart
            </Link>
          </>
        )}
      </p>
      {OBSTACLES.map(([obstacle, words]) => {
        const names = missed.flatMap(({ name, why }) => (why === obstacle ? name : []));
        return (
          names.length > 0 && (
            <p key={obstacle} className="wrap-anywhere text-muted">
              {`${words}: ${firstNames(names)}.`}
            </p>
          )
        );
      })}
    </div>
  );
}
