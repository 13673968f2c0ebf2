import { type BuyPacksRequest, packBuyAction } from '@trait-market/contract/economy/actions';

import { shownAddress } from '../../kernel/account';
import { appendEntry } from '../draw-log/append-entry';
import { paymentToMarket } from '../prices/payment-to-market';
import { dropOn } from '../packs/known-drop';
import type { Bought, PackPurchase } from '../packs/pack-purchase';
import { packsForSale, storePurchase } from '../packs/packs-for-sale';
import { assertWithinLimit } from '../packs/spending-limit';
import { transactionOf } from '../shared/transaction';
import { defineAction, type Signed } from './perform';

export const buyPacks = defineAction(packBuyAction, {
  isLogged: true,
  effects: (context, { caller, chainId, hash, now, request }: Signed<BuyPacksRequest>) => {
    const { message } = request;
    const drop = dropOn(context, message.drop, chainId);
    const purchase = packsForSale(context, drop, chainId, message);
    assertWithinLimit(context, caller, chainId, BigInt(purchase.paid.amount));
    return {
      movements: [paymentToMarket(context, caller, purchase.paid, message.highestPrice)],
      store: (): Bought<PackPurchase> => {
        storePurchase(context, { account: caller, at: now }, purchase);
        appendEntry(context, {
          type: 'bought',
          at: new Date(now).toISOString(),
          wallet: shownAddress(caller),
          id: hash,
          signed: request,
        });
        return { ...purchase, transaction: transactionOf(chainId, hash) };
      },
    };
  },
});
