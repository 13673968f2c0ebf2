import type { Price } from '@trait-market/contract/economy/shared';
import { readOrder } from '@trait-market/contract/economy/typed-data';

import { Warnings } from '@/components/economy/warnings';
import type { Repriced } from '@/lib/actions/action';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { changeText } from '@/lib/economy/amounts/price-change';
import { itemsText } from '@/lib/economy/orders/item-words';

import type { References } from '@/lib/price-warnings/far-price';
import { saleWarnings } from '../shared/prices/sale-warnings';
import { isSameHash } from '../shared/matching';
import type { Signable } from '../messages/step';

const priceOf = ({ chainId, components }: Pick<Repriced['order'], 'chainId' | 'components'>) => {
  const facts = readOrder(chainId, components);
  return facts.kind === 'trade' ? undefined : facts.unitPrice;
};

/** Compares a new price in wei with the listing's: "Now 0.12 ETH, 5% lower". */
export const changeOf = (order: Repriced['order'], price: bigint): string => {
  const before = priceOf(order);
  if (before === undefined) return '';
  return `Now ${coinText(order.chainId, 'native', before)}, ${changeText(before, price)}`;
};

export const isOfAvatar = ({ gives }: Pick<Repriced['order'], 'gives'>): boolean =>
  gives.some(({ kind }) => kind === 'avatar');

/**
 * Returns the trait whose floor without own listings isn't known: the listing came with the
 * cheapest other one only if that is cheaper.
 */
export const needsFloor = ({ gives: [item], market }: Repriced['order']): string | undefined =>
  item?.kind === 'trait' && !market?.undercutBy ? item.trait.id : undefined;

/** Returns the market's prices without the listing itself, which can be the floor. */
export const referencesOf = (order: Repriced['order']): References | undefined => {
  const { market } = order;
  if (market === undefined) return undefined;
  const lastSale = market.lastSale?.price ?? null;
  if (!isOfAvatar(order)) return { floor: market.undercutBy?.price ?? null, lastSale };
  const isOwn = market.floor?.amount === order.unitPrice?.amount;
  return { floor: isOwn ? null : market.floor, lastSale, floorName: 'its collection’s floor' };
};

/**
 * Returns the warnings of a new price, from the market that the listing was shown with. `floor` is
 * the floor without own listings, if it was fetched.
 */
export const priceWarnings = (
  order: Repriced['order'],
  price: bigint,
  floor?: Price | null,
): string[] => {
  const known = referencesOf(order);
  const compared = {
    floor: known?.floor ?? floor ?? null,
    lastSale: known?.lastSale ?? null,
    bestOffer: order.market?.bestOffer ?? null,
  };
  return saleWarnings(compared, price, known?.floorName);
};

type PriceChangesProps = { lines: readonly Repriced[]; steps: readonly Signable[] };

/** Compares the signed prices with those of the listings that they replace. */
export function PriceChanges({ lines, steps }: PriceChangesProps) {
  const changes = steps.flatMap((step) => {
    if (step.kind !== 'order') return [];
    const line = lines.find(({ order }) => isSameHash(order.hash, step.replaces));
    const before = line && priceOf(line.order);
    const after = priceOf(step);
    if (line === undefined || before === undefined || after === undefined) return [];
    return { order: line.order, chainId: step.chainId, before, after };
  });
  if (changes.length === 0) return null;
  return (
    <ul aria-label="Price changes" className="grid gap-1 text-sm tabular-nums">
      {changes.map(({ order, chainId, before, after }) => (
        <li key={order.hash} className="wrap-anywhere">
          {`${itemsText(order.gives)}: `}
          <span translate="no">
            {`${coinText(chainId, 'native', before)} → ${coinText(chainId, 'native', after)}`}
          </span>
          {order.remaining > 1 && <span> each</span>}
          <span>{`, ${changeText(before, after)}`}</span>
          {/* The review of one trait warns by the trait's own page. */}
          {(lines.length > 1 || isOfAvatar(order)) && (
            <Warnings words={priceWarnings(order, after)} />
          )}
        </li>
      ))}
    </ul>
  );
}
