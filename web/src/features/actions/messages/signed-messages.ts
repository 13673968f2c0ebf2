import type { Bytes32 } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import { buyCreditsMessage } from './buy-credits';
import { packBuyMessage } from './buy-packs';
import { burnMessage } from './burn';
import { cancelAllMessage } from './cancel-all';
import { dressBatchMessage } from './dress-batch';
import { dressMessage } from './dress';
import { giftMessage } from './gift';
import { poolGiveMessage } from './give-to-pool';
import { approvalMessage } from './approval';
import { cancelMessage } from './cancel';
import { unwrapMessage, wrapMessage } from './convert';
import { fulfilmentMessage } from './fulfilment';
import type { MessageDefinition } from './message';
import { orderMessage } from './order';
import type { Labels } from './text/labels';
import { packOpenMessage } from './open-packs';
import { rerollMessage } from './reroll';
import { subscribeMessage } from './subscribe';
import { undoDressMessage } from './undo-dress';
import { withdrawBurnMessage } from './withdraw-burn';

/** Every message that a wallet signs, in the form in which it is stored and sent. */
export const SignableSchema = z.union([
  orderMessage.schema,
  fulfilmentMessage.schema,
  cancelMessage.schema,
  cancelAllMessage.schema,
  wrapMessage.schema,
  unwrapMessage.schema,
  approvalMessage.schema,
  dressMessage.schema,
  dressBatchMessage.schema,
  undoDressMessage.schema,
  subscribeMessage.schema,
  buyCreditsMessage.schema,
  packBuyMessage.schema,
  packOpenMessage.schema,
  burnMessage.schema,
  withdrawBurnMessage.schema,
  rerollMessage.schema,
  poolGiveMessage.schema,
  giftMessage.schema,
]);
export type Signable = z.infer<typeof SignableSchema>;
export type StepOf<Kind extends Signable['kind']> = Extract<Signable, { kind: Kind }>;

const MESSAGES: { [Kind in Signable['kind']]: MessageDefinition<StepOf<Kind>> } = {
  order: orderMessage,
  fulfilment: fulfilmentMessage,
  cancel: cancelMessage,
  cancelAll: cancelAllMessage,
  wrap: wrapMessage,
  unwrap: unwrapMessage,
  approval: approvalMessage,
  dress: dressMessage,
  dressBatch: dressBatchMessage,
  undoDress: undoDressMessage,
  subscribe: subscribeMessage,
  buyCredits: buyCreditsMessage,
  packBuy: packBuyMessage,
  packOpen: packOpenMessage,
  burn: burnMessage,
  withdrawBurn: withdrawBurnMessage,
  reroll: rerollMessage,
  poolGive: poolGiveMessage,
  gift: giftMessage,
};

export const messageOf = (step: Signable): Omit<MessageDefinition<Signable>, 'schema'> =>
  MESSAGES[step.kind];

/** Returns the typed data (EIP-712) for the wallet. */
export const typedDataOf = (step: Signable) => messageOf(step).typedData(step);

/** Returns the hash that identifies a step in the history. */
export const hashOf = (step: Signable): Bytes32 => messageOf(step).hash(step);

/** Returns a key that is unique among the steps of an action. */
export const keyOf = (step: Signable): string =>
  `${step.kind} ${messageOf(step).key?.(step) ?? step.chainId}`;

/** Returns the meaning of a signature in sentences, read from the typed data itself. */
export const sentencesOf = (step: Signable, labels: Labels): string[] =>
  messageOf(step).sentences(step, labels);
