import {
  type BuySeveralPacksRequest,
  MAX_PACKS_BOUGHT,
  type PacksBuy,
  packsBuyAction,
} from '@trait-market/contract/economy/actions';

import { shownAddress } from '../../kernel/account';
import { appendEntry } from '../draw-log/append-entry';
import { dropOn } from '../packs/known-drop';
import type { Bought, PackPurchase, PackPurchases, PurchaseLine } from '../packs/pack-purchase';
import { packsForSale, storePurchase } from '../packs/packs-for-sale';
import { assertWithinLimit } from '../packs/spending-limit';
import { paymentToMarket } from '../prices/payment-to-market';
import { MarketRefusal } from '../shared/refusal';
import { transactionOf } from '../shared/transaction';
import { type ActionEffects, defineAction, type Signed } from './perform';

const assertCounts = (lines: PacksBuy['lines']): void => {
  if (new Set(lines.map(({ drop }) => drop)).size < lines.length) {
    throw new MarketRefusal('bad-terms', 'One signature names each drop once.');
  }
  if (lines.reduce((sum, { packs }) => sum + Number(packs), 0) <= MAX_PACKS_BOUGHT) return;
  throw new MarketRefusal('bad-terms', `One signature buys at most ${MAX_PACKS_BOUGHT} packs.`);
};

/** Buys the available lines, at most at the signed prices and for the signed total. */
export const buySeveralPacks = defineAction(packsBuyAction, {
  isLogged: true,
  effects: (
    context,
    signed: Signed<BuySeveralPacksRequest>,
  ): ActionEffects<Bought<PackPurchases>> => {
    const { caller, chainId, hash, now, request } = signed;
    const { lines, allRequired } = request.message;
    const total = BigInt(request.message.total);
    assertCounts(lines);
    const wanted = lines.map((line) => ({ line, drop: dropOn(context, line.drop, chainId) }));
    if (context.settlement.coinOf(caller, chainId, 'native') < total) {
      throw new MarketRefusal(
        'underfunded',
        'You don’t have enough of the network’s coin for this.',
      );
    }
    const bought: PackPurchase[] = [];
    const outcomes = wanted.map(({ line, drop }): PurchaseLine => {
      try {
        const purchase = packsForSale(context, drop, chainId, line);
        bought.push(purchase);
        return { ...purchase, outcome: 'bought' };
      } catch (error) {
        if (allRequired || !(error instanceof MarketRefusal)) throw error;
        return { drop, packs: Number(line.packs), outcome: 'missed', reason: error.code };
      }
    });
    if (bought.length === 0) {
      throw new MarketRefusal('nothing-available', 'None of these packs can be bought right now.');
    }
    const wei = bought.reduce((sum, { paid }) => sum + BigInt(paid.amount), 0n);
    if (wei > total) {
      throw new MarketRefusal('total-exceeded', 'This costs more than the total that you signed.');
    }
    assertWithinLimit(context, caller, chainId, wei);
    const drops = bought.map(({ drop }) => drop.id);
    return {
      movements: bought.map(({ paid }) => paymentToMarket(context, caller, paid, paid.amount)),
      drops,
      store: () => {
        for (const purchase of bought) {
          storePurchase(context, { account: caller, at: now }, purchase);
        }
        appendEntry(context, {
          type: 'bought-several',
          at: new Date(now).toISOString(),
          wallet: shownAddress(caller),
          id: hash,
          drops,
          signed: request,
        });
        return {
          lines: outcomes,
          paid: { chainId, coin: 'native', amount: String(wei) },
          transaction: transactionOf(chainId, hash),
        };
      },
    };
  },
});
