import { type OrderFacts, readOrder } from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';

import { momentText } from '@/lib/format/dates';

import { ownOrders, type OrderStep } from '../messages/order';
import { LAST_MINUTE } from '../messages/summary';
import { priceRow } from '../messages/text/price-row';
import { type ActionOf, defineAction, type StepsAt } from '../shared/action';
import { startingPrice } from '../shared/form/starting-price';
import { makesOrders } from '../shared/making-orders';
import { isSameHash } from '../shared/matching';
import { Form } from './form';
import { offerTerms } from './raise-steps';

type Raise = ActionOf<'raise'>;

const isRaised = (facts: OrderFacts, { order }: Raise, { chainId, replaces }: OrderStep) => {
  if (facts.kind !== 'offer' || chainId !== order.chainId || !isSameHash(order.hash, replaces))
    return false;
  const old = offerTerms(order);
  return (
    facts.asset.kind === old.asset.kind &&
    facts.asset.tokenId === old.asset.tokenId &&
    isSameAddress(facts.asset.token, old.asset.token) &&
    facts.expiresAt === old.expiresAt &&
    facts.unitPrice > old.unitPrice &&
    facts.quantity <= BigInt(order.quantity)
  );
};

function ReviewNotice({ progress: { steps, at } }: { action: Raise; progress: StepsAt }) {
  const next = steps[at];
  if (next === undefined || next.kind === 'order') return null;
  const sentFirst = steps
    .slice(at)
    .flatMap(({ kind }) =>
      kind === 'approval' ? 'The approval' : kind === 'wrap' ? 'The wrapping' : [],
    );
  return (
    <p className="text-sm">
      One signature cancels your old offer and another makes the new one. Neither is sent before
      both are signed. If you decline one, your offer stays as it is.
      {sentFirst.map((text) => ` ${text} is sent as soon as it’s signed.`)}
    </p>
  );
}

/** Signs the cancellation first, but sends it last, right before the new offer. */
export const raise = defineAction<'raise'>({
  initialValues: startingPrice,
  ...makesOrders('offer', isRaised),
  chains: ({ order: { chainId } }) => [chainId],
  Form,
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
    return {
      title: 'Your offer is raised',
      words: 'The old offer is canceled. No one can accept it anymore.',
      untilFinal: LAST_MINUTE,
      rows: [
        priceRow('Before', inWrapped(offerTerms(order).unitPrice)),
        priceRow('Now', inWrapped(facts.unitPrice)),
        { label: 'Ends', value: momentText(new Date(facts.expiresAt)) },
      ],
      next: ownOrders.offer,
    };
  },
  ReviewNotice,
});
