import type { ChainId, Price } from '@trait-market/contract/economy/shared';
import type { PackBuy } from '@trait-market/contract/economy/actions';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import { assertPrice } from '../prices/payment-to-market';
import { MarketRefusal } from '../shared/refusal';
import { packsKey } from '../tables/keys';
import type { DropRow } from '../tables/drop-row';
import { hashOfDrop } from './drop-table';
import { packsSold } from './pack-counts';
import type { PackPurchase } from './pack-purchase';

const assertForSale = (context: MarketContext, drop: DropRow, packs: number): void => {
  if (drop.opensAt > context.now()) {
    throw new MarketRefusal('drop-not-open', 'This drop hasn’t opened yet.');
  }
  const left = drop.packs - packsSold(context, drop.id);
  if (left >= packs) return;
  throw new MarketRefusal(
    'sold-out',
    left === 0
      ? 'This drop is sold out. Someone else got the last pack first.'
      : `Only ${left} ${left === 1 ? 'pack is' : 'packs are'} left. Choose fewer.`,
  );
};

/**
 * Returns the purchase of a drop's packs within the signed bounds.
 * @throws MarketRefusal for another declaration, too few packs, or a higher price
 */
export const packsForSale = (
  context: MarketContext,
  drop: DropRow,
  chainId: ChainId,
  signed: Pick<PackBuy, 'declared' | 'packs' | 'highestPrice'>,
): PackPurchase => {
  if (hashOfDrop(context, drop, 'declared') !== signed.declared.toLowerCase()) {
    throw new MarketRefusal(
      'drop-moved',
      'This isn’t what the drop was declared to hold. Reload the page and sign again.',
    );
  }
  const packs = Number(signed.packs);
  assertForSale(context, drop, packs);
  const amount = String(BigInt(drop.price) * BigInt(packs));
  const paid: Price = { chainId, coin: 'native', amount };
  assertPrice(paid, signed.highestPrice);
  return { drop, packs, paid };
};

export const storePurchase = (
  { tables }: MarketContext,
  { account, at }: { account: Account; at: number },
  { drop, packs, paid }: PackPurchase,
): void => {
  const key = packsKey(account, drop.id);
  const before = tables.packs.find(key)?.purchases ?? [];
  tables.packs.put(key, {
    account,
    drop: drop.id,
    chainId: drop.chainId,
    purchases: [...before, { at, packs, paid: paid.amount }],
  });
};
