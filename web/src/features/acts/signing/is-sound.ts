import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';

import type { Act } from '@/lib/acts/act';

import { canWake } from './woken-orders';
import type { Signable } from './signable';
import { isSoundApproval } from './sound/approvals';
import { isSoundBurn, isSoundWithdrawal } from './sound/burns';
import { isSoundCancel } from './sound/cancels';
import type { Draft } from './sound/draft';
import { isSoundDress, isSoundDressBatch, isSoundUndo } from './sound/dressings';
import { isSoundFulfilment } from './sound/fulfilments';
import { isSoundOrder } from './sound/orders';
import {
  isSoundBuyCredits,
  isSoundPackBuy,
  isSoundPackOpen,
  isSoundSubscribe,
} from './sound/purchases';
import { isSoundPoolGive, isSoundReroll } from './sound/rerolls';

/** What of these acts' kinds each can be made of. */
const KINDS: Record<Act['kind'], readonly Signable['kind'][]> = {
  buy: ['unwrap', 'fulfilment'],
  buySeveral: ['unwrap', 'fulfilment'],
  accept: ['approval', 'wrap', 'fulfilment'],
  list: ['approval', 'order'],
  listAvatar: ['approval', 'order'],
  listSeveral: ['approval', 'order'],
  reprice: ['approval', 'cancel', 'order'],
  offer: ['approval', 'wrap', 'order'],
  offerAvatar: ['approval', 'wrap', 'order'],
  offerAny: ['approval', 'wrap', 'order'],
  trade: ['approval', 'order'],
  approve: ['approval'],
  cancel: ['cancel'],
  cancelAll: ['cancelAll'],
  wrap: ['wrap'],
  unwrap: ['unwrap'],
  dress: ['unwrap', 'fulfilment', 'dress'],
  dressBatch: ['dressBatch'],
  undoDress: ['undoDress'],
  subscribe: ['unwrap', 'subscribe'],
  buyCredits: ['unwrap', 'buyCredits'],
  buyPacks: ['unwrap', 'packBuy'],
  openPacks: ['packOpen'],
  burn: ['burn'],
  withdrawBurn: ['withdrawBurn'],
  reroll: ['reroll'],
  giveToPool: ['poolGive'],
};

/** A cancellation of orders that the act would make active again. */
const isCanceledFirst = (act: Act, { kind }: Signable): boolean =>
  kind === 'cancel' && canWake(act);

const isSoundStep = (step: Signable, draft: Draft): boolean => {
  switch (step.kind) {
    case 'order':
      return isSoundOrder(step, draft);
    case 'fulfilment':
      return isSoundFulfilment(step, draft);
    case 'cancel':
      return isSoundCancel(step, draft);
    case 'cancelAll':
      return isSameAddress(step.message.maker, draft.address);
    case 'wrap':
    case 'unwrap':
      return isSameAddress(step.message.owner, draft.address);
    case 'approval':
      return isSoundApproval(step, draft);
    case 'dress':
      return isSoundDress(step, draft);
    case 'dressBatch':
      return isSoundDressBatch(step, draft);
    case 'undoDress':
      return isSoundUndo(step, draft);
    case 'subscribe':
      return isSoundSubscribe(step, draft);
    case 'buyCredits':
      return isSoundBuyCredits(step, draft);
    case 'packBuy':
      return isSoundPackBuy(step, draft);
    case 'packOpen':
      return isSoundPackOpen(step, draft);
    case 'burn':
      return isSoundBurn(step, draft);
    case 'withdrawBurn':
      return isSoundWithdrawal(step, draft);
    case 'reroll':
      return isSoundReroll(step, draft);
    case 'poolGive':
      return isSoundPoolGive(step, draft);
  }
};

/** The chains that an act is signed for; undefined where it is whichever its first step is of. */
const chainsOf = (act: Act): readonly number[] | undefined => {
  switch (act.kind) {
    case 'cancelAll':
    case 'wrap':
    case 'unwrap':
    case 'burn':
      return [act.chainId];
    case 'withdrawBurn':
      return [act.burn.chainId];
    case 'approve':
      return [act.approval.chainId];
    case 'buyPacks':
    case 'openPacks':
      return [act.drop.chainId];
    case 'reroll':
      return [act.pool.chainId];
    case 'giveToPool':
      return [act.trait.chainId];
    case 'dress':
      return [act.plan.chainId];
    case 'dressBatch':
      return act.plan.dressings.map(({ chainId }) => chainId);
    case 'undoDress':
      return [act.construction.chainId];
    case 'buySeveral':
    case 'reprice':
      return act.lines.map(({ order }) => order.chainId);
    case 'cancel':
      return act.orders.map(({ chainId }) => chainId);
    case 'listSeveral':
      return act.items.map(({ trait }) => trait.chainId);
    case 'buy':
    case 'accept':
      return [act.order.chainId];
    default:
      return undefined;
  }
};

/**
 * Whether the steps of an act are such as this page would have made for this person: of the chosen
 * order and the chosen chain, of their own wallet, and each saying what it hashes to.
 */
export const isSound = (draft: Draft): boolean => {
  const { act, steps } = draft;
  const [first] = steps;
  const chains: readonly (number | undefined)[] = chainsOf(act) ?? [first?.chainId];
  try {
    return steps.every(
      (step) =>
        chains.includes(step.chainId) &&
        (KINDS[act.kind].includes(step.kind) || isCanceledFirst(act, step)) &&
        isSoundStep(step, draft),
    );
  } catch (error) {
    if (error instanceof UnreadableOrder) return false;
    throw error;
  }
};
