import type { TraitCard } from '@trait-market/contract/economy/traits';
import { Link } from 'react-router-dom';

import { traitName } from '@/components/trait/trait-name';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { MAX_LINES } from '@/lib/cart/cart';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { listText } from '@/lib/format/list-text';

import type { Obstacle, Outcome } from './add-selected';

const OBSTACLES: readonly (readonly [Obstacle, words: string])[] = [
  ['inCart', 'Already in your cart'],
  ['notForSale', 'Not for sale'],
  ['own', 'Only yours is for sale'],
  ['full', `Your cart is full (${MAX_LINES} listings)`],
];

const NAMES_MAX = 3;

const namesText = (traits: readonly TraitCard[]): string => {
  const names = traits.slice(0, NAMES_MAX).map(({ value }) => traitName({ traitValue: value }));
  const more = traits.length - names.length;
  return listText(more > 0 ? [...names, `${more} more`] : names);
};

type CartOutcomeProps = { outcome: Outcome; onUndo: () => void };

/** Says how many selected traits were added to the cart, and why the others weren't. */
export function CartOutcome({ outcome: { added, missed }, onUndo }: CartOutcomeProps) {
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {added.length === 0
            ? 'Nothing was added to your cart.'
            : `Added ${traitsText(added.length)} to your cart.`}
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
        const traits = missed.flatMap(({ trait, why }) => (why === obstacle ? trait : []));
        return (
          traits.length > 0 && (
            <p key={obstacle} className="wrap-anywhere text-muted">
              {`${words}: ${namesText(traits)}.`}
            </p>
          )
        );
      })}
    </div>
  );
}
