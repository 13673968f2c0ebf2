import { readOrder } from '@trait-market/contract/economy/typed-data';

import type { Act, ForSale } from '@/lib/acts/act';
import { itemsText } from '@/lib/economy/orders/item-words';
import { lineName, paidFor } from '@/lib/economy/orders/lines';
import { plainText } from '@/lib/format/plain-text';

import type { SeveralKind, SeveralLine } from '../outcome/several-done';
import type { Progress } from './act-state';
import type { Signable } from './signable';

type SeveralAct = Extract<Act, { kind: SeveralKind }>;

const tokenKey = (token: string, tokenId: string): string => `${token.toLowerCase()}/${tokenId}`;

/** By which a trait that is listed with others is known among what is signed. */
export const forSaleKey = ({ trait }: ForSale): string => tokenKey(trait.token, trait.tokenId);

/** The lines of an act that a step is about. */
export const lineIdsOf = (step: Signable): string[] => {
  switch (step.kind) {
    case 'fulfilment':
      return [step.message.orderHash.toLowerCase()];
    case 'cancel':
      return step.message.orderHashes.map((hash) => hash.toLowerCase());
    case 'order': {
      if (step.replaces !== undefined) return [step.replaces.toLowerCase()];
      const [item] = step.components.offer;
      return item === undefined ? [] : [tokenKey(item.token, item.identifierOrCriteria)];
    }
    default:
      return [];
  }
};

const priceOfStep = (step: Signable | undefined): SeveralLine['price'] => {
  if (step?.kind !== 'order') return undefined;
  const { chainId, components } = step;
  const facts = readOrder(chainId, components);
  return facts.kind === 'listing'
    ? { chainId, coin: 'native', amount: String(facts.unitPrice) }
    : undefined;
};

/** Where a line that nobody was asked to sign for comes from. */
const UNASKED: Record<SeveralKind, string | undefined> = {
  buySeveral: 'Your own listing',
  listSeveral: 'Left out',
  reprice: 'Left out',
  cancel: undefined,
};

const namesOf = (
  act: SeveralAct,
): { id: string; label: string; price?: SeveralLine['price'] }[] => {
  switch (act.kind) {
    case 'buySeveral':
      return act.lines.map((line) => ({
        id: line.order.hash,
        label: lineName(line),
        price: paidFor(line),
      }));
    case 'listSeveral':
      return act.items.map((item) => ({
        id: forSaleKey(item),
        label: plainText(item.trait.value) || 'Unnamed trait',
      }));
    case 'reprice':
      return act.lines.map(({ order }) => ({ id: order.hash, label: itemsText(order.gives) }));
    case 'cancel':
      return act.orders.map((order) => ({
        id: order.hash,
        label: itemsText(order.gives.length > 0 ? order.gives : order.gets),
        ...(order.unitPrice && { price: order.unitPrice }),
      }));
  }
};

/**
 * What became of each of several things that are signed one by one.
 *
 * @param through what went through before somebody went back to the form, by its id
 */
export const severalLines = (
  act: SeveralAct,
  { steps, missed }: Progress,
  through: (id: string) => boolean = () => false,
): SeveralLine[] =>
  namesOf(act).map(({ id, label, price }) => {
    // Of a reprice it is the new listing that counts, not the cancellation before it.
    const at = steps.findIndex(
      (step) =>
        !(act.kind === 'reprice' && step.kind === 'cancel') &&
        lineIdsOf(step).includes(id.toLowerCase()),
    );
    const unasked = through(id) ? undefined : UNASKED[act.kind];
    return {
      id,
      label,
      price: price ?? priceOfStep(steps[at]),
      reason: at < 0 ? unasked : missed?.find((one) => one.at === at)?.title,
    };
  });

/** Whether an act is told line by line at its end: a cancellation only where one of several was left out. */
export const isToldByLine = (act: Act, { missed }: Progress): act is SeveralAct => {
  switch (act.kind) {
    case 'buySeveral':
    case 'listSeveral':
    case 'reprice':
      return true;
    case 'cancel':
      return missed !== undefined;
    default:
      return false;
  }
};
