import { type BuyPacksRequest, packBuyAction } from '@trait-market/contract/economy/actions';
import { ChainIdSchema, type Price } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import { hashOfDrop } from '../packs/drop-table';
import { dropOn } from '../packs/known-drop';
import { packsSold } from '../packs/pack-counts';
import { assertWithinLimit } from '../packs/spending-limit';
import { MarketRefusal } from '../shared/refusal';
import { packsKey } from '../tables/keys';
import type { DropRow } from '../tables/drop-row';
import { buyFromMarket } from './buy-from-market';

/** Packs that were bought, and what they cost together. */
export type PacksSold = { drop: DropRow; packs: number; paid: Price };

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

/** Buys sealed packs of a drop: paid in the chain's native coin, and kept until they are opened. */
export const buyPacks = async (
  context: MarketContext,
  caller: Account,
  { chainId, deployment, message, signature }: BuyPacksRequest,
): Promise<PacksSold> => {
  const packs = Number(message.packs);
  const { sold, paid } = await buyFromMarket(context, caller, {
    kind: 'packBuy',
    signed: {
      chainId,
      deployment,
      signature,
      actor: message.buyer,
      typedDataAt: (place) => packBuyAction.typedData(place, message),
    },
    bounds: message,
    priceOn: (chain) => {
      const drop = dropOn(context, message.drop, chain);
      if (hashOfDrop(context, drop, 'declared') !== message.declared.toLowerCase()) {
        throw new MarketRefusal(
          'drop-moved',
          'This isn’t what the drop was declared to hold. Reload the page and sign again.',
        );
      }
      assertForSale(context, drop, packs);
      const amount = BigInt(drop.price) * BigInt(packs);
      assertWithinLimit(context, caller, chain, amount);
      return { chainId: chain, coin: 'native', amount: String(amount) };
    },
    deliver: () => {
      const drop = dropOn(context, message.drop, ChainIdSchema.parse(chainId));
      const key = packsKey(caller, drop.id);
      const before = context.tables.packs.find(key)?.purchases ?? [];
      const amount = String(BigInt(drop.price) * BigInt(packs));
      context.tables.packs.put(key, {
        account: caller,
        drop: drop.id,
        chainId: drop.chainId,
        purchases: [...before, { at: context.now(), packs, paid: amount }],
      });
      return drop;
    },
  });
  return { drop: sold, packs, paid };
};
