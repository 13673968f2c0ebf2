import { acceptOffersAction, type OffersAcceptance } from '@trait-market/contract/economy/actions';
import type { AcceptOffersRequest } from '@trait-market/contract/economy/orders';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';

import { termsAsFilled } from '../fulfilments/can-fulfil';
import { effectsOfLines, orderOfLine, planLines, type WantedLine } from '../fulfilments/fill-lines';
import type { FilledLines } from '../fulfilments/filled-lines';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { anyAvatarWanted } from '../traits/any-avatar';
import { anyWanted } from '../traits/criteria';
import type { OrderRow } from '../tables/rows';
import { type ActionEffects, defineAction, type Signed } from './perform';

type SignedLine = OffersAcceptance['lines'][number];

/** Seaport reverts the whole call when a line gives an item that its offer doesn't take. */
const wantedFrom = (
  context: MarketContext,
  order: OrderRow,
  { token, identifier, quantity, lowestProceeds }: SignedLine,
  criteriaProof: readonly Bytes32[],
): WantedLine => {
  const terms = context.termsOf(order);
  const isForAny = anyWanted(terms.gets) !== undefined || anyAvatarWanted(terms.gets) !== undefined;
  const [item] = order.components.consideration;
  const isNamed =
    item !== undefined &&
    isSameAddress(item.token, token) &&
    (isForAny || item.identifierOrCriteria === identifier);
  if (!isNamed) {
    throw new MarketRefusal('bad-terms', 'The offer is for another item than the signed one.');
  }
  if (!isForAny && criteriaProof.length > 0) {
    throw new MarketRefusal('bad-proof', 'An offer for one item takes no proof.');
  }
  const given = isForAny ? { identifier, criteriaProof } : {};
  termsAsFilled(context, order, terms, given);
  return {
    order,
    wanted: { ...given, quantity, bounds: { highestPrice: '0', lowestProceeds } },
  };
};

/** Accepts the available offers, each for at least its signed proceeds and the signed total. */
export const acceptOffers = defineAction(acceptOffersAction, {
  effects: (context, signed: Signed<AcceptOffersRequest>): ActionEffects<FilledLines> => {
    const { chainId, request } = signed;
    const { message, criteriaProofs } = request;
    const { lines, lowestTotal, allRequired } = message;
    if (criteriaProofs.length !== lines.length) {
      throw new MarketRefusal('bad-terms', 'Each line has one proof, which may be empty.');
    }
    const wanted = lines.map((line, index) => {
      const order = orderOfLine(context, chainId, 'offer', line);
      return wantedFrom(context, order, line, criteriaProofs[index] ?? []);
    });
    const planned = planLines(context, signed, wanted, { maximum: lines.length, allRequired });
    const effects = effectsOfLines(context, signed, planned, ({ proceeds }) => proceeds);
    if (effects.total >= BigInt(lowestTotal)) return effects;
    throw new MarketRefusal('total-too-low', 'This brings less than the total that you signed.');
  },
});
