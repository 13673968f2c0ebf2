import { orderHash, readOrder } from '@trait-market/contract/economy/typed-data';

import type { Action } from '@/lib/actions/action';

import { definitionOf } from '../../actions';
import { messageOf } from '../../messages/signed-messages';
import type { Signable } from '../../messages/step';
import { isSameHash } from '../../shared/matching';
import type { FarPrice } from '@/lib/price-warnings/far-price';
import { comparedPurchase } from '@/lib/price-warnings/references';
import type { ComparedLine } from '@/lib/price-warnings/use-line-references';

type Deal = { deed: FarPrice['deed']; isSelling: boolean; unitPrice: bigint };

/** Returns the price that a step signs; undefined for a step without a price. */
export const pricedOf = (signable: Signable): Deal | undefined => {
  const order = messageOf(signable).order?.(signable);
  if (order === undefined) return undefined;
  const facts = readOrder(signable.chainId, order.components);
  if (facts.kind === 'trade') return undefined;
  const deeds =
    facts.kind === 'listing' ? (['list', 'buy'] as const) : (['offer', 'sell'] as const);
  return {
    deed: deeds[order.isOwn ? 0 : 1],
    isSelling: (facts.kind === 'listing') === order.isOwn,
    unitPrice: facts.unitPrice,
  };
};

/** Returns the lines whose prices are compared: several orders, or purchases to dress an avatar. */
export const comparedLines = (action: Action): readonly ComparedLine[] =>
  action.kind === 'dress'
    ? action.buys.map((order) => comparedPurchase({ order, quantity: 1 }))
    : (definitionOf(action).several?.lines(action) ?? []);

/** Returns the price of a line that a step signs, alone or together with others. */
export const dealOf = (step: Signable, id: string): Deal | undefined => {
  if (
    !messageOf(step)
      .lineIds?.(step)
      ?.some((one) => isSameHash(one, id))
  )
    return undefined;
  if (step.kind !== 'acceptOffers' && step.kind !== 'cart') return pricedOf(step);
  const terms = step.terms.find((one) => isSameHash(orderHash(one), id));
  const facts = terms && readOrder(step.chainId, terms);
  if (facts === undefined || facts.kind === 'trade') return undefined;
  const isSelling = step.kind === 'acceptOffers';
  return { deed: isSelling ? 'sell' : 'buy', isSelling, unitPrice: facts.unitPrice };
};
