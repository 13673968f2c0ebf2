import type { Price } from '@trait-market/contract/economy/shared';
import type { OrderMarket, WalletOrder } from '@trait-market/contract/economy/wallets';

import { shortPrice } from '@/lib/economy/amounts/short-price';
import { percentText, shareOf } from '@/lib/format/percent-text';
import { Facts } from '@/components/facts';

/** Formats a price that stays on one line with its currency. */
const priceText = (price: Price): string => shortPrice(price).replaceAll(' ', '\u00A0');

/** Formats the difference between two prices on the same chain. */
const fromPrice = (price: bigint, other: bigint): string => {
  if (price === other) return 'the same as yours';
  const isBelow = other < price;
  const difference = percentText(shareOf(isBelow ? price - other : other - price, price));
  return `${difference} ${isBelow ? 'below' : 'above'} yours`;
};

/** Returns whether the order is for an avatar, to compare with its collection's floor. */
const isOfAvatar = ({ gives, gets }: Pick<WalletOrder, 'gives' | 'gets'>): boolean =>
  [...gives, ...gets].some(({ kind }) => kind === 'avatar');

const floorText = (
  { kind, state, gives, gets }: WalletOrder,
  price: bigint,
  market: OrderMarket,
): string | string[] => {
  const { floor, undercutBy } = market;
  const isForSale = kind === 'listing' && state.kind === 'fillable';
  if (isOfAvatar({ gives, gets })) {
    if (floor !== null) return `Cheapest avatar of its collection ${priceText(floor)}`;
    return `No ${isForSale ? 'other ' : ''}avatar of its collection is for sale`;
  }
  // The floor leaves out the user's own listings.
  if (floor === null) return isForSale ? 'Only yours is for sale' : 'None for sale by others';
  const text = `Floor ${priceText(floor)}`;
  if (!isForSale) return text;
  if (undercutBy !== null) {
    const above = priceText({ ...undercutBy.price, amount: undercutBy.difference });
    return [`Floor ${priceText(undercutBy.price)}`, `yours is ${above} above`];
  }
  return BigInt(floor.amount) < price ? `${text}, another listing of yours` : 'Yours is the floor';
};

const offerText = (
  { kind, state }: Pick<WalletOrder, 'kind' | 'state'>,
  price: bigint,
  { bestOffer }: OrderMarket,
): string[] => {
  if (bestOffer === null) return [];
  const isOwn = kind === 'offer' && state.kind === 'fillable' && BigInt(bestOffer.amount) === price;
  return [isOwn ? 'yours is the best offer' : `best offer ${priceText(bestOffer)}`];
};

export function MarketLine({ order }: { order: WalletOrder }) {
  const { market, unitPrice } = order;
  if (market === undefined || unitPrice === null) return null;
  const price = BigInt(unitPrice.amount);
  const { undercutBy, lastSale } = market;
  const parts = [
    ...[floorText(order, price, market)].flat(),
    ...offerText(order, price, market),
    lastSale
      ? `last sale ${priceText(lastSale.price)}, ${fromPrice(price, BigInt(lastSale.price.amount))}`
      : 'never sold',
  ];
  return (
    <p className="mt-0.5 text-sm text-muted tabular-nums">
      <Facts
        facts={[
          undercutBy !== null && (
            <span key="undercut" className="font-semibold text-warning">
              Undercut
            </span>
          ),
          ...parts,
        ]}
      />
    </p>
  );
}
