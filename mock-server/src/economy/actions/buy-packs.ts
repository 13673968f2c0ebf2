import { type BuyPacksRequest, packBuyAction } from '@trait-market/contract/economy/actions';
import type { Price } from '@trait-market/contract/economy/shared';

import { shownAddress } from '../../kernel/account';
import { appendEntry } from '../draw-log/append-entry';
import { paymentToMarket } from '../prices/payment-to-market';
import type { MarketContext } from '../orders/market-context';
import { hashOfDrop } from '../packs/drop-table';
import { dropOn } from '../packs/known-drop';
import { packsSold } from '../packs/pack-counts';
import type { PackPurchase } from '../packs/pack-purchase';
import { assertWithinLimit } from '../packs/spending-limit';
import { MarketRefusal } from '../shared/refusal';
import { packsKey } from '../tables/keys';
import type { DropRow } from '../tables/drop-row';
import { defineAction, type Signed } from './perform';

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

export const buyPacks = defineAction(packBuyAction, {
  effects: (context, { caller, chainId, hash, now, request }: Signed<BuyPacksRequest>) => {
    const { message } = request;
    const packs = Number(message.packs);
    const drop = dropOn(context, message.drop, chainId);
    if (hashOfDrop(context, drop, 'declared') !== message.declared.toLowerCase()) {
      throw new MarketRefusal(
        'drop-moved',
        'This isn’t what the drop was declared to hold. Reload the page and sign again.',
      );
    }
    assertForSale(context, drop, packs);
    const wei = BigInt(drop.price) * BigInt(packs);
    assertWithinLimit(context, caller, chainId, wei);
    const paid: Price = { chainId, coin: 'native', amount: String(wei) };
    return {
      movements: [paymentToMarket(context, caller, paid, message.highestPrice)],
      store: (): PackPurchase => {
        const key = packsKey(caller, drop.id);
        const before = context.tables.packs.find(key)?.purchases ?? [];
        context.tables.packs.put(key, {
          account: caller,
          drop: drop.id,
          chainId: drop.chainId,
          purchases: [...before, { at: now, packs, paid: paid.amount }],
        });
        appendEntry(context, {
          type: 'bought',
          at: new Date(now).toISOString(),
          wallet: shownAddress(caller),
          id: hash,
          signed: request,
        });
        return { drop, packs, paid };
      },
    };
  },
});
