import { CHAINS } from '@trait-market/contract/economy/shared';
import type { ReactNode } from 'react';

import type { Action } from '@/lib/actions/action';
import { plainText } from '@/lib/format/plain-text';
import { lazyModule, type LazyModule } from '@/lib/lazy-module';
import { isExtraction } from '@/lib/looks/look-words';

import type { FormProps } from './shared/action';

type FormModule<Own> = { Form(props: FormProps<Own>): ReactNode };

type Entry<Own> = {
  /** The dialog's title, the same from the form to the receipt. */
  title(action: Own): string;
  form: LazyModule<FormModule<Own>>;
};

/** The part of each action that pages need before the dialog's code has loaded. */
const ENTRIES: { [Kind in Action['kind']]: Entry<Extract<Action, { kind: Kind }>> } = {
  buy: { title: () => 'Buy', form: lazyModule(() => import('./buy/form')) },
  buySeveral: {
    title: () => 'Buy what’s in your cart',
    form: lazyModule(() => import('./buy-several/form')),
  },
  accept: {
    title: ({ order }) => (order.kind === 'trade' ? 'Accept a trade' : 'Accept an offer'),
    form: lazyModule(() => import('./accept/form')),
  },
  list: { title: () => 'List for sale', form: lazyModule(() => import('./list/form')) },
  listAvatar: {
    title: () => 'List for sale',
    form: lazyModule(() => import('./list-avatar/form')),
  },
  listSeveral: {
    title: ({ items }) => (items.length === 1 ? 'List 1 trait' : `List ${items.length} traits`),
    form: lazyModule(() => import('./list-several/form')),
  },
  reprice: {
    title: ({ lines }) =>
      lines.length === 1 ? 'Change the price' : `Change ${lines.length} prices`,
    form: lazyModule(() => import('./shared/form/no-form')),
  },
  offer: { title: () => 'Make an offer', form: lazyModule(() => import('./offer/form')) },
  offerAvatar: {
    title: () => 'Make an offer',
    form: lazyModule(() => import('./offer-avatar/form')),
  },
  offerAny: {
    title: () => 'Make a collection offer',
    form: lazyModule(() => import('./offer-any/form')),
  },
  trade: { title: () => 'Propose a trade', form: lazyModule(() => import('./trade/form')) },
  cancel: {
    title: ({ orders }) =>
      orders.length === 1 ? 'Cancel an order' : `Cancel ${orders.length} orders`,
    form: lazyModule(() => import('./shared/form/no-form')),
  },
  cancelAll: {
    title: ({ chainId }) => `Cancel everything on ${CHAINS[chainId].name}`,
    form: lazyModule(() => import('./shared/form/no-form')),
  },
  wrap: {
    title: ({ chainId }) => `Wrap ${CHAINS[chainId].symbols.native}`,
    form: lazyModule(() => import('./wrap/form')),
  },
  unwrap: {
    title: ({ chainId }) => `Unwrap ${CHAINS[chainId].symbols.wrapped}`,
    form: lazyModule(() => import('./unwrap/form')),
  },
  approve: {
    title: ({ isGiven }) => (isGiven ? 'Approve Seaport' : 'Revoke approval'),
    form: lazyModule(() => import('./shared/form/no-form')),
  },
  dress: {
    title: ({ plan }) => (isExtraction(plan) ? 'Extract' : 'Construct'),
    form: lazyModule(() => import('./dress/form')),
  },
  dressBatch: {
    title: ({ plan: { dressings } }) =>
      dressings.length === 1 ? 'Construct 1 avatar' : `Construct ${dressings.length} avatars`,
    form: lazyModule(() => import('./shared/form/no-form')),
  },
  undoDress: {
    title: () => 'Undo the change',
    form: lazyModule(() => import('./shared/form/no-form')),
  },
  subscribe: {
    title: ({ plan }) => `Buy the ${plan.plan} plan`,
    form: lazyModule(() => import('./subscribe/form')),
  },
  buyCredits: {
    title: ({ bundle }) => `Buy ${bundle.credits} credits`,
    form: lazyModule(() => import('./buy-credits/form')),
  },
  buyPacks: {
    title: ({ drop }) => `Buy packs of ${plainText(drop.name)}`,
    form: lazyModule(() => import('./buy-packs/form')),
  },
  openPacks: {
    title: ({ drop }) => `Open packs of ${plainText(drop.name)}`,
    form: lazyModule(() => import('./open-packs/form')),
  },
  burn: {
    title: () => 'Give to the Light',
    form: lazyModule(() => import('./shared/form/no-form')),
  },
  withdrawBurn: {
    title: () => 'Take back from the Light',
    form: lazyModule(() => import('./shared/form/no-form')),
  },
  reroll: {
    title: ({ stake }) => (stake.length === 1 ? 'Re-roll' : 'Upgrade three for one'),
    form: lazyModule(() => import('./reroll/form')),
  },
  gift: {
    title: () => 'Send to another wallet',
    form: lazyModule(() => import('./gift/form')),
  },
  giveToPool: {
    title: () => 'Give to the pool',
    form: lazyModule(() => import('./give-to-pool/form')),
  },
};

export const entryOf = (action: Action): Entry<Action> => ENTRIES[action.kind];
