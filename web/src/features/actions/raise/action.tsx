import {
  type OfferFacts,
  type OrderFacts,
  readOrder,
} from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';

import { coinText } from '@/lib/economy/amounts/coin-amount';
import { zonedMoment } from '@/lib/format/dates';

import { replacingText } from '../messages/cancel';
import { ownOrders, type OrderStep } from '../messages/order';
import { LAST_MINUTE } from '../messages/summary';
import { priceRow } from '../messages/text/price-row';
import { type ActionOf, defineAction, type StepsAt } from '../shared/action';
import { startingPrice } from '../shared/form/starting-price';
import { makesOrders } from '../shared/making-orders';
import { isSameHash } from '../shared/matching';
import { SetSubject } from '../shared/subject/set-subject';
import { Form } from './form';
import { criteriaOfOffer, offerTerms } from './raise-steps';

type Raise = ActionOf<'raise'>;

/** A set keeps its words; which traits match them can have changed. */
const isSameSubject = (asset: OfferFacts['asset'], { order }: Raise, { criteria }: OrderStep) => {
  const { asset: old } = offerTerms(order);
  if (!isSameAddress(asset.token, old.token)) return false;
  if ('tokenId' in asset && 'tokenId' in old)
    return asset.kind === old.kind && asset.tokenId === old.tokenId;
  if (asset.kind !== old.kind) return false;
  if (asset.kind === 'anyAvatar') return true;
  const words = criteriaOfOffer(order);
  return (
    words !== undefined &&
    (criteria?.slot ?? null) === words.slot &&
    (criteria?.tier ?? null) === words.tier &&
    (criteria?.rarity ?? null) === words.rarity
  );
};

const isReplaced = (facts: OrderFacts, action: Raise, step: OrderStep) => {
  const { order, isLowerAllowed } = action;
  if (facts.kind !== 'offer' || step.chainId !== order.chainId) return false;
  const old = offerTerms(order);
  return (
    isSameHash(order.hash, step.replaces) &&
    isSameSubject(facts.asset, action, step) &&
    facts.expiresAt === old.expiresAt &&
    (facts.unitPrice > old.unitPrice ||
      (isLowerAllowed === true && facts.unitPrice < old.unitPrice)) &&
    facts.quantity <= BigInt(order.quantity)
  );
};

/** Says until when a higher offer can still be accepted, if the new one is lower. */
const lowerText = ({ order }: Raise, steps: StepsAt['steps']): string => {
  const step = steps.find(({ kind }) => kind === 'order');
  const facts = step?.kind === 'order' ? readOrder(step.chainId, step.components) : undefined;
  const before = offerTerms(order).unitPrice;
  if (facts?.kind !== 'offer' || facts.unitPrice > before) return '';
  return ` Until the cancellation is sent, anyone can still accept your old offer at ${coinText(order.chainId, 'wrapped', before)}.`;
};

function ReviewNotice({ action, progress }: { action: Raise; progress: StepsAt }) {
  const words = replacingText('offer', progress, lowerText(action, progress.steps));
  return words === undefined ? null : <p className="text-sm">{words}</p>;
}

/** Signs the cancellation first, but sends it last, right before the new offer. */
export const raise = defineAction<'raise'>({
  initialValues: startingPrice,
  ...makesOrders('offer', isReplaced),
  chains: ({ order: { chainId } }) => [chainId],
  Form,
  Subject: ({ action: { order } }) => <SetSubject item={order.gets[0]} />,
  traitId: ({ order: { gets } }) =>
    gets.flatMap((item) => (item.kind === 'trait' ? item.trait.id : [])).at(0),
  avatar: ({ order: { gets } }) =>
    gets.flatMap((item) => (item.kind === 'avatar' ? item.avatar : [])).at(0),
  summaryOfAll: ({ order }, steps) => {
    const step = steps.find(({ kind }) => kind === 'order');
    if (step?.kind !== 'order') return undefined;
    const facts = readOrder(step.chainId, step.components);
    if (facts.kind !== 'offer') return undefined;
    const inWrapped = (amount: bigint) =>
      ({ chainId: step.chainId, coin: 'wrapped', amount: String(amount) }) as const;
    const before = offerTerms(order).unitPrice;
    return {
      title: facts.unitPrice > before ? 'Your offer is raised' : 'Your offer is lowered',
      words: 'The old offer is canceled. No one can accept it anymore.',
      untilFinal: LAST_MINUTE,
      rows: [
        priceRow('Before', inWrapped(before)),
        priceRow('Now', inWrapped(facts.unitPrice)),
        { label: 'Ends', value: zonedMoment(new Date(facts.expiresAt)) },
      ],
      next: ownOrders.offer,
    };
  },
  ReviewNotice,
});
