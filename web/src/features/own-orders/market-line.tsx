import type { Price } from '@trait-market/contract/economy/shared';
import type { OrderMarket, WalletOrder } from '@trait-market/contract/economy/wallets';

import { cn } from '@/lib/cn';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { inSentence, priceLabels, tiedText } from '@/lib/economy/orders/price-labels';
import { percentText, shareOf } from '@/lib/format/percent-text';
import { Facts } from '@/components/facts';
import { outbiddingPrice } from './reprice';
import { rowLayout } from './row-layout';
import { RiskText } from './risk-text';

/** Formats a price that stays on one line with its currency. */
const priceText = (price: Price): string =>
  shortPrice(nativePrice(price)).replaceAll(' ', '\u00A0');

/** Formats the difference between two prices on the same chain. */
const fromPrice = (price: bigint, other: bigint): string => {
  if (price === other) return 'the same as yours';
  const isBelow = other < price;
  const difference = percentText(shareOf(isBelow ? price - other : other - price, price));
  return `${difference} ${isBelow ? 'below' : 'above'} yours`;
};

/** Returns whether the order is for an avatar, to compare with its collection's floor. */
const isOfAvatar = ({ gives, gets }: Pick<WalletOrder, 'gives' | 'gets'>): boolean =>
  [...gives, ...gets].some(({ kind }) => kind === 'avatar' || kind === 'anyAvatar');

/** Returns whether an offer takes any of several, which have no last sale. */
const isForSet = ({ gets }: Pick<WalletOrder, 'gets'>): boolean =>
  gets.some(({ kind }) => kind === 'any' || kind === 'anyAvatar');

const floorText = (
  { kind, state, gives, gets, reservedFor }: WalletOrder,
  price: bigint,
  market: OrderMarket,
): string | string[] => {
  const { floor, undercutBy, tiedWith = 0 } = market;
  // A reserved listing is no floor and no competitor (E463).
  const isForSale = kind === 'listing' && state.kind === 'fillable' && reservedFor === undefined;
  if (isOfAvatar({ gives, gets })) {
    if (floor !== null) return `Cheapest avatar of its collection ${priceText(floor)}`;
    return `No ${isForSale ? 'other ' : ''}avatar of its collection is for sale`;
  }
  if (floor === null) return isForSale ? 'Only yours is for sale' : 'None for sale by others';
  const text = `${priceLabels.floor[kind === 'listing' ? 'all' : 'others']} ${priceText(floor)}`;
  if (!isForSale) return text;
  if (undercutBy !== null) {
    const above = priceText({ ...undercutBy.price, amount: undercutBy.difference });
    const floorAmount = BigInt(undercutBy.price.amount);
    const share = percentText(shareOf(price - floorAmount, floorAmount));
    return [
      `${priceLabels.floor.all} ${priceText(undercutBy.price)}`,
      `yours is ${above} above (${share})`,
    ];
  }
  if (BigInt(floor.amount) < price) return `${text}, another listing of yours`;
  return tiedWith > 0 ? `Yours is the floor, ${tiedText(tiedWith)}` : 'Yours is the floor';
};

const offerText = (
  { kind, state }: Pick<WalletOrder, 'kind' | 'state'>,
  price: bigint,
  { bestOffer }: OrderMarket,
): string[] => {
  if (bestOffer === null) return [];
  const isOwn = kind === 'offer' && state.kind === 'fillable' && BigInt(bestOffer.amount) === price;
  const label = priceLabels.bestOffer[kind === 'listing' ? 'others' : 'all'];
  if (isOwn) return ['yours is the best offer'];
  const text = `${inSentence(label)} ${priceText(bestOffer)}`;
  return [kind === 'offer' ? `${text}, ${fromPrice(price, BigInt(bestOffer.amount))}` : text];
};

type MarketLineProps = {
  order: WalletOrder;
  /** Whether to lead to the order among those at risk. */
  isLinked?: boolean;
  /** Whether laptops leave out the last sale, and wide screens its difference, so that the row is one line. */
  isShort?: boolean;
};

export function MarketLine({ order, isLinked = false, isShort = false }: MarketLineProps) {
  const { market, unitPrice } = order;
  if (market === undefined || unitPrice === null) return null;
  const price = BigInt(unitPrice.amount);
  const { undercutBy, lastSale } = market;
  const parts = [
    ...[floorText(order, price, market)].flat(),
    ...offerText(order, price, market),
    ...(isForSet(order)
      ? []
      : [
          <span key="sale" className="last-sale">
            {lastSale ? `last sale ${priceText(lastSale.price)}` : 'never sold'}
            {lastSale && (
              <span className={cn(isShort && 'xl:hidden')}>
                {`, ${fromPrice(price, BigInt(lastSale.price.amount))}`}
              </span>
            )}
          </span>,
        ]),
  ];
  return (
    <p className={cn('mt-0.5 text-sm text-muted tabular-nums', rowLayout.market)}>
      <Facts
        className={cn(isShort && 'xl:max-[90em]:[&>span:has(>.last-sale)]:hidden')}
        facts={[
          undercutBy !== null && (
            <RiskText key="undercut" risk="undercut" order={order} isLinked={isLinked} />
          ),
          outbiddingPrice(order) !== undefined && (
            <RiskText key="outbid" risk="outbid" order={order} isLinked={isLinked} />
          ),
          ...parts,
        ]}
      />
    </p>
  );
}
