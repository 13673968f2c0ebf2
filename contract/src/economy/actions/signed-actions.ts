import { approvalAction } from './approval';
import { burnAction, withdrawBurnAction } from './burn';
import { buyCreditsAction } from './buy-credits';
import { cancelAction } from './cancel';
import { cancelAllAction } from './cancel-all';
import { dressAction, dressBatchAction, undoDressAction } from './dress';
import { fulfilmentAction } from './fulfilment';
import { giftAction } from './gift';
import { orderAction } from './order';
import { packBuyAction, packOpenAction } from './packs';
import { poolGiveAction, rerollAction } from './reroll';
import type { SignedAction } from './signed-action';
import { subscribeAction } from './subscribe';
import { unwrapAction, wrapAction } from './wrap';

export const SIGNED_ACTIONS = [
  orderAction,
  fulfilmentAction,
  cancelAction,
  cancelAllAction,
  wrapAction,
  unwrapAction,
  dressAction,
  dressBatchAction,
  undoDressAction,
  subscribeAction,
  buyCreditsAction,
  packBuyAction,
  packOpenAction,
  burnAction,
  withdrawBurnAction,
  rerollAction,
  poolGiveAction,
  giftAction,
  approvalAction,
] as const satisfies readonly SignedAction[];

type AnyAction = (typeof SIGNED_ACTIONS)[number];
export type SignedActionName = AnyAction['name'];

/** The kinds in the list of executed actions. */
export const RECORDED_KINDS: readonly AnyAction['recordedAs'][] = [
  ...new Set(SIGNED_ACTIONS.map(({ recordedAs }) => recordedAs)),
];
