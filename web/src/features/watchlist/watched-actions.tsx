import type { Order } from '@trait-market/contract/economy/orders';
import type { Price } from '@trait-market/contract/economy/shared';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WatchedNow } from '@trait-market/contract/economy/watchlist';

import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { cart, type CartLine, MAX_LINES } from '@/lib/cart/cart';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { quickBuy } from '@/lib/quick-buy';
import { toasts } from '@/lib/toasts';
import { NONE, useStore } from '@/lib/use-store';

const ownListings = ({ id }: TraitCard, orders: readonly WalletOrder[]): readonly WalletOrder[] =>
  orders.filter(
    ({ kind, state, gives }) =>
      kind === 'listing' &&
      state.kind === 'fillable' &&
      gives.some((item) => item.kind === 'trait' && item.trait.id === id),
  );

/** Returns the lowest price at which others sell a trait, or null if only the user sells it. */
export const othersFloor = (trait: TraitCard, orders: readonly WalletOrder[]): Price | null => {
  const own = ownListings(trait, orders);
  const market = own.find((order) => order.market)?.market;
  if (market) return market.floor;
  const listed = own.reduce((sum, { remaining }) => sum + remaining, 0);
  return trait.listed > listed ? trait.floor : null;
};

type ButtonsProps = {
  name: string;
  /** Whether another user sells the item; undefined while that loads. */
  forSale: boolean | undefined;
  isInCart: (line: CartLine) => boolean;
  onBuy: () => void;
  onAdd: () => void;
  onOffer: () => void;
};

/** Has the height of the buttons while nothing is known, so that no row moves. */
function Buttons({ name, forSale, isInCart, onBuy, onAdd, onOffer }: ButtonsProps) {
  const hasCart = useFeatureEnabled('cart') === true;
  const lines = useStore(cart, NONE).filter(isInCart);
  const isHeld = lines.length > 0;
  const cartText = isHeld ? 'In cart' : 'Add to cart';
  const size = 'h-11 md:h-8 md:pointer-coarse:h-11';
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 md:min-h-8 lg:justify-end md:pointer-coarse:min-h-11">
      {forSale === true && (
        <Button size="sm" className={size} aria-label={`Buy ${name}`} onClick={onBuy}>
          Buy
        </Button>
      )}
      {hasCart && (forSale === true || isHeld) && (
        <Button
          size="sm"
          variant="outline"
          className={size}
          aria-pressed={isHeld}
          aria-label={`${cartText}: ${name}`}
          onClick={() => {
            if (isHeld) for (const { hash } of lines) cart.remove(hash);
            else onAdd();
          }}
        >
          {cartText}
        </Button>
      )}
      {forSale === false && (
        <Button
          size="sm"
          variant="outline"
          className={size}
          aria-label={`Offer for ${name}`}
          onClick={onOffer}
        >
          Offer
        </Button>
      )}
    </div>
  );
}

type TraitButtonsProps = { name: string; trait: TraitCard; orders: readonly WalletOrder[] };

function TraitButtons({ name, trait, orders }: TraitButtonsProps) {
  const { start } = useActions();
  const { id: traitId } = trait;
  return (
    <Buttons
      name={name}
      forSale={othersFloor(trait, orders) !== null}
      isInCart={(line) => line.traitId === traitId}
      onBuy={() => quickBuy.write({ traitId, isForCart: false })}
      onAdd={() => quickBuy.write({ traitId, isForCart: true })}
      onOffer={() => start({ kind: 'offer', traitId })}
    />
  );
}

const FULL = {
  kind: 'error',
  header: 'Your cart is full',
  description: `A cart holds up to ${MAX_LINES} listings. Buy or remove some first.`,
} as const;

type AvatarButtonsProps = {
  name: string;
  avatar: { collection: string; tokenId: string };
  /** The cheapest listing by another user; null without one, undefined while it loads. */
  listing: Order | null | undefined;
};

function AvatarButtons({ name, avatar: { collection, tokenId }, listing }: AvatarButtonsProps) {
  const { start } = useActions();
  return (
    <Buttons
      name={name}
      forSale={listing === undefined ? undefined : listing !== null}
      isInCart={({ avatar }) => avatar?.collection === collection && avatar.tokenId === tokenId}
      onBuy={() => listing && start({ kind: 'buy', order: listing })}
      onAdd={() => {
        if (listing && !cart.add(listing)) toasts.show(FULL);
      }}
      onOffer={() => start({ kind: 'offerAvatar', collection, tokenId })}
    />
  );
}

type WatchedActionsProps = {
  name: string;
  now: WatchedNow;
  /** The user's open orders. */
  orders: readonly WalletOrder[];
  /** The cheapest listing of the avatar; null without one, undefined while it loads. */
  listing: Order | null | undefined;
};

/** Buys what others sell, or starts an offer. Collections and wallets have no buttons. */
export function WatchedActions({ name, now, orders, listing }: WatchedActionsProps) {
  if (now.kind === 'trait') return <TraitButtons name={name} trait={now.trait} orders={orders} />;
  if (now.kind === 'avatar')
    return <AvatarButtons name={name} avatar={now.avatar} listing={listing} />;
  return null;
}
