import { approvalMessage } from './approval';
import { cancelMessage } from './cancel';
import { cartMessage } from './cart';
import { unwrapMessage, wrapMessage } from './convert';
import { fulfilmentMessage } from './fulfilment';
import type { MessageDefinition } from './message';
import { orderMessage } from './order';
import type { Signable, StepOf } from './step';
import type { ActionSummary, LinesDone } from './summary';
import type { Labels } from './text/labels';
import { textOf } from './text/sentence';

type AnyMessage<Step> = MessageDefinition<Step, ActionSummary | LinesDone>;
export type Messages = { [Kind in Signable['kind']]?: AnyMessage<StepOf<Kind>> };

/** The messages that several actions share. Each action adds its own when its code has loaded. */
const MESSAGES: Messages = {
  order: orderMessage,
  fulfilment: fulfilmentMessage,
  cancel: cancelMessage,
  cart: cartMessage,
  wrap: wrapMessage,
  unwrap: unwrapMessage,
  approval: approvalMessage,
};

export const addMessages = (own: Messages): void => void Object.assign(MESSAGES, own);

export const messageOf = (step: Signable): AnyMessage<Signable> => {
  const message = MESSAGES[step.kind];
  if (message === undefined) throw new Error(`The code of ${step.kind} hasn't loaded.`);
  return message;
};

export const keyOf = (step: Signable): string =>
  `${step.kind} ${messageOf(step).key?.(step) ?? step.chainId}`;

/** Returns all sentences of a step as texts, with the details and the total. */
export const sentencesOf = (step: Signable, labels: Labels): string[] =>
  messageOf(step).sentences(step, labels).map(textOf);
