import type { Order } from '@trait-market/contract/economy/orders';
import { ITEM } from '@trait-market/contract/economy/typed-data';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { isSameAddress } from '@trait-market/contract/shared';

import type { Act } from '@/lib/acts/act';
import { itemsText } from '@/lib/economy/orders/item-words';
import { exactPrice } from '@/lib/economy/amounts/short-price';

import type { Progress } from './act-state';
import { mayNeedApproval } from './needed-approvals';
import type { Signable } from './signable';

/** Acts by which traits, avatars, coin or an approval come back to a wallet, apart from those that may need an approval first. */
const WAKING: ReadonlySet<Act['kind']> = new Set([
  'buy',
  'buySeveral',
  'approve',
  'wrap',
  'dress',
  'dressBatch',
  'undoDress',
  'openPacks',
  'withdrawBurn',
  'reroll',
]);

/** Whether an act can make inactive orders of its signer fillable again. */
export const canWake = (act: Act): boolean => WAKING.has(act.kind) || mayNeedApproval(act);

/** What an order lacks, by the reason that the market gives. */
const LACKS: ReadonlyMap<string, 'goods' | 'coin' | 'approval' | 'look'> = new Map([
  ['maker-not-the-holder', 'goods'],
  ['not-the-holder', 'goods'],
  ['maker-underfunded', 'coin'],
  ['underfunded', 'coin'],
  ['not-approved', 'approval'],
  ['approval-needed', 'approval'],
  ['commitment-broken', 'look'],
]);

type Lack = 'goods' | 'coin' | 'approval' | 'look';
type Wakes = (order: WalletOrder, lack: Lack) => boolean;

const givesTrait =
  (isMeant: (trait: { id: string; collection: string; slot: string }) => boolean): Wakes =>
  ({ gives }, lack) =>
    lack === 'goods' && gives.some((item) => item.kind === 'trait' && isMeant(item.trait));

/** The filled order's goods and coin come to its filler. */
const byFulfilment =
  ({ chainId, terms }: Extract<Signable, { kind: 'fulfilment' }>): Wakes =>
  (order, lack) =>
    order.chainId === chainId &&
    terms.offer.some((came) =>
      order.components.offer.some(
        (given) =>
          given.itemType === came.itemType &&
          isSameAddress(given.token, came.token) &&
          (came.itemType === ITEM.erc20
            ? lack === 'coin'
            : lack === 'goods' && given.identifierOrCriteria === came.identifierOrCriteria),
      ),
    );

const byStep = (step: Signable): Wakes[] => {
  switch (step.kind) {
    case 'fulfilment':
      return [byFulfilment(step)];
    case 'wrap':
      return [({ chainId }, lack) => lack === 'coin' && chainId === step.chainId];
    case 'approval':
      return step.message.approved
        ? [
            ({ chainId, components }, lack) =>
              lack === 'approval' &&
              chainId === step.chainId &&
              components.offer.some(({ token }) => isSameAddress(token, step.message.token)),
          ]
        : [];
    default:
      return [];
  }
};

const byAct = (act: Act): Wakes[] => {
  switch (act.kind) {
    case 'withdrawBurn':
      return [givesTrait(({ id }) => id === act.burn.trait.id)];
    case 'undoDress': {
      const { before, after, avatar } = act.construction;
      const comesLoose = new Set(after.wear.filter((id) => !before.wear.includes(id)));
      const wearsAgain: Wakes = ({ commitments }, lack) =>
        lack === 'look' && commitments.some(({ avatarId }) => avatarId === avatar.tokenId);
      return [givesTrait(({ id }) => comesLoose.has(id)), wearsAgain];
    }
    // Nobody knows before the draw which trait comes.
    case 'openPacks':
      return [givesTrait(({ collection }) => collection === act.drop.collection)];
    case 'reroll': {
      const { pool } = act;
      return [
        givesTrait(({ collection, slot }) => collection === pool.collection && slot === pool.slot),
      ];
    }
    default:
      return [];
  }
};

/**
 * Returns the signer's inactive orders that the steps from `at` on can make fillable again. A dressing's plan
 * names them exactly. Orders that one of the steps cancels are left out.
 */
export const wokenOrders = (
  act: Act,
  { steps, at }: Progress,
  open: readonly WalletOrder[],
): Order[] => {
  const canceled = new Set(
    steps.flatMap((step) => (step.kind === 'cancel' ? step.message.orderHashes : [])),
  );
  if (act.kind === 'dress' || act.kind === 'dressBatch')
    return act.plan.wakes.filter(({ hash }) => !canceled.has(hash));
  const wakes = [...byAct(act), ...steps.slice(at).flatMap(byStep)];
  return open.filter((order) => {
    if (order.state.kind !== 'dormant' || canceled.has(order.hash)) return false;
    const lack = LACKS.get(order.state.reason);
    return lack !== undefined && wakes.some((isWoken) => isWoken(order, lack));
  });
};

const KINDS: Record<Order['kind'], string> = {
  listing: 'listing of',
  offer: 'offer for',
  trade: 'trade of',
};

/** What becomes of an order that an act wakes. */
export const wokenText = ({ kind, gives, gets, unitPrice }: Order): string => {
  const price = unitPrice === null ? '' : ` at ${exactPrice(unitPrice)}`;
  return `Your ${KINDS[kind]} ${itemsText(kind === 'offer' ? gets : gives)}${price} can be active again after this, and anyone could accept it.`;
};
