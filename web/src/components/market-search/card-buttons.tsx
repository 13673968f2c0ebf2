import type { TraitCard } from '@trait-market/contract/economy/traits';
import type { MouseEvent, ReactNode } from 'react';

import { traitName } from '@/components/trait/trait-name';
import { quickBuy } from '@/lib/quick-buy';
import { toasts } from '@/lib/toasts';

/** One handler for all cards, which reads the card's data from the pressed button. */
const press = ({ currentTarget: { value, name } }: MouseEvent<HTMLButtonElement>) =>
  quickBuy.write({ traitId: value, isForCart: name === 'cart', isOffer: name === 'offer' });

/** Loads the code of the stored lists, and changes one of them. */
const change = async (list: 'cart' | 'comparison', trait: TraitCard): Promise<void> => {
  try {
    const { removeFromCart, toggleComparedTrait } = await import('./stored-lists');
    if (list === 'cart') removeFromCart(trait);
    else toggleComparedTrait(trait);
  } catch {
    toasts.show({
      kind: 'error',
      header: `Couldn’t change the ${list}`,
      description: 'Try again.',
    });
  }
};

type CardButtonsProps = {
  trait: TraitCard;
  /** Replaces the buttons for buying if the floor is the user's own listing. */
  ownButtons?: ReactNode;
  isCompared: boolean;
  isInCart: boolean;
};

/** Buttons of a card. A trait that isn't for sale can be offered for. */
export function CardButtons({ trait, ownButtons, isCompared, isInCart }: CardButtonsProps) {
  const { id, value } = trait;
  const floor = !ownButtons && trait.floor;
  const name = traitName({ traitValue: value });
  const cartText = isInCart ? 'In cart' : 'Add to cart';
  return (
    <div className="quick-buy">
      {ownButtons}
      {floor && (
        <button name="buy" value={id} onClick={press} aria-label={`Buy ${name}`}>
          Buy
        </button>
      )}
      {!ownButtons && !floor && !isInCart && (
        <button name="offer" value={id} onClick={press} aria-label={`Make offer for ${name}`}>
          Make offer
        </button>
      )}
      {(floor || isInCart) && (
        <button
          name="cart"
          value={id}
          onClick={isInCart ? () => void change('cart', trait) : press}
          aria-pressed={isInCart}
          aria-label={`${cartText}: ${name}`}
        >
          {cartText}
        </button>
      )}
      <button
        title="Compare"
        onClick={() => void change('comparison', trait)}
        aria-pressed={isCompared}
        aria-label={`Compare ${name}`}
      >
        Compare
      </button>
    </div>
  );
}
