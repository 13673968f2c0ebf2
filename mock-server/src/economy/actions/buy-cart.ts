import { type BuyCartRequest, cartAction } from '@trait-market/contract/economy/actions';

import { effectsOfLines, orderOfLine, planLines } from '../fulfilments/fill-lines';
import type { FilledLines } from '../fulfilments/filled-lines';
import { MarketRefusal } from '../shared/refusal';
import { type ActionEffects, defineAction, type Signed } from './perform';

/** Buys a cart's available lines, at most at the signed prices and for the signed total. */
export const buyCart = defineAction(cartAction, {
  effects: (context, signed: Signed<BuyCartRequest>): ActionEffects<FilledLines> => {
    const { caller, chainId, request } = signed;
    const { lines, maximumFulfilled, allRequired } = request.message;
    const total = BigInt(request.message.total);
    if (allRequired && Number(maximumFulfilled) !== lines.length) {
      throw new MarketRefusal('bad-terms', 'All lines are required, so all of them are bought.');
    }
    if (context.settlement.coinOf(caller, chainId, 'native') < total) {
      throw new MarketRefusal(
        'underfunded',
        'You don’t have enough of the network’s coin for this.',
      );
    }
    const wanted = lines.map((line) => ({
      order: orderOfLine(context, chainId, 'listing', line),
      wanted: {
        quantity: line.quantity,
        bounds: { highestPrice: line.highestPrice, lowestProceeds: '0' },
      },
    }));
    const how = { maximum: Number(maximumFulfilled), allRequired };
    const planned = planLines(context, signed, wanted, how);
    const effects = effectsOfLines(context, signed, planned, ({ price }) => price);
    if (effects.total <= total) return effects;
    throw new MarketRefusal('total-exceeded', 'This costs more than the total that you signed.');
  },
});
