import type { RefusalCode } from '@trait-market/contract/economy/shared';

import type { Catalogue } from '../catalogue/catalogue';
import { contractsGiven } from './contracts-of-order';
import type { Settlement } from '../ledger/settlement';
import { isPaidByMaker, type OrderTerms } from './order-terms';
import { avatarKey } from '../tables/keys';
import type { OrderRow } from '../tables/rows';

/** The state of an order; `units` is the number of units that can be filled now. */
export type OrderState =
  | { kind: 'fillable'; units: number }
  | { kind: 'dormant'; reason: RefusalCode; message: string }
  | { kind: 'filled' | 'cancelled' | 'expired'; at: number };

const dormant = (reason: RefusalCode, message: string): OrderState => ({
  kind: 'dormant',
  reason,
  message,
});

const deliverable = (settlement: Settlement, { maker, gives }: OrderTerms): number =>
  Math.min(
    ...gives.map((good) => {
      if (good.kind === 'avatar') return settlement.ownerOf(good.avatar) === maker ? 1 : 0;
      return Math.floor(settlement.looseOf(maker, good.traitId) / good.quantity);
    }),
  );

const payable = (settlement: Settlement, terms: OrderTerms): number => {
  const { maker, chainId, money, quantity } = terms;
  if (!isPaidByMaker(money)) return quantity;
  const times = settlement.coinOf(maker, chainId, 'wrapped') / money.price;
  return times > BigInt(quantity) ? quantity : Number(times);
};

/** Returns whether the maker has approved Seaport for everything that the order gives. */
const isApproved = (catalogue: Catalogue, settlement: Settlement, terms: OrderTerms): boolean =>
  contractsGiven(catalogue, terms).every((token) =>
    settlement.isApproved(terms.maker, terms.chainId, token),
  );

const commitmentsHold = (
  catalogue: Catalogue,
  settlement: Settlement,
  { commitments }: OrderRow,
): boolean =>
  commitments.every(({ token, avatarId, slot, traitId }) => {
    const collection = catalogue.collectionByToken('avatar', token);
    if (collection === undefined) return false;
    const worn = settlement.wornBy(avatarKey(collection.slug, avatarId), slot);
    return worn !== undefined && worn === catalogue.traitByToken(collection.slug, traitId)?.id;
  });

export const stateOfOrder = (
  { catalogue, settlement, now }: { catalogue: Catalogue; settlement: Settlement; now: number },
  order: OrderRow,
  terms: OrderTerms,
): OrderState => {
  const { cancelledAt, filledAt, filled } = order;
  if (filledAt !== null) return { kind: 'filled', at: filledAt };
  if (cancelledAt !== null) return { kind: 'cancelled', at: cancelledAt };
  if (now >= terms.expiresAt) return { kind: 'expired', at: terms.expiresAt };
  const units = deliverable(settlement, terms);
  if (units < 1) {
    return dormant('maker-not-the-holder', 'The maker no longer has what it gives.');
  }
  const paid = payable(settlement, terms);
  if (paid < 1)
    return dormant('maker-underfunded', 'The maker doesn’t have enough wrapped coin for it.');
  if (!isApproved(catalogue, settlement, terms)) {
    return dormant('not-approved', 'The maker doesn’t let Seaport move what it gives.');
  }
  if (!commitmentsHold(catalogue, settlement, order)) {
    return dormant('commitment-broken', 'The avatar no longer wears what the order promises.');
  }
  return { kind: 'fillable', units: Math.min(terms.quantity - filled, units, paid) };
};
