import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '@trait-market/contract/economy/orders';
import type { AvatarRef, Price } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { ReactNode } from 'react';

import type { Action } from '@/lib/actions/action';

import type { Wakes } from '../messages/message';
import type { Labels } from '../messages/text/labels';
import { addMessages, type Messages } from '../messages/signed-messages';
import type { Signable, StepOf } from '../messages/step';
import type { Refused } from '../messages/refusal';
import type { ActionSummary } from '../messages/summary';
import type { Checked } from './matching';

/** A line of an action on several items. */
export type SeveralLine = {
  id: string;
  label: string;
  /** The price that was paid or asked, if it is available. */
  price: Price | undefined;
  /** The reason why the line failed; undefined when it succeeded. */
  reason: string | undefined;
};

/** The receipt's texts for several items. */
export type SeveralWords = {
  all: (count: number) => string;
  some: (done: number, count: number) => string;
  none: string;
  allWords: string;
  /** Replaces `allWords` until the permits granted before a cancellation have expired. */
  untilFinal?: string;
  /** The consequence for the other items. */
  someWords: string;
};

export type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

/** The part of the dialog's store that a form uses. */
export type FormStore = {
  values: () => Record<string, string>;
  saveValues: (values: Record<string, string>) => void;
  review: (steps: readonly Signable[], labels: Labels) => void;
  /** Returns whether a line was completed before the user returned to the form. */
  wasCompleted: (id: string) => boolean;
};

export type FormProps<Own> = { action: Own; address: WalletAddress; store: FormStore };

/** The steps to sign, and the names that their sentences use. */
export type Prepared = { steps: readonly Signable[]; labels: Labels };

/** The signer, and the cache and session that preparing an action fetches with. */
export type PrepareContext = {
  address: WalletAddress;
  queryClient: QueryClient;
  token: string | undefined;
};

/** The progress of an action, as its own parts need it. */
export type StepsAt = { steps: readonly Signable[]; at: number };

/**
 * A method, because its parameters are bivariant: a check of one action's step can stand for a
 * check of any.
 */
type StepCheck<Step, Own> = {
  check(step: Step, checked: Checked<Own>): boolean;
}['check'];

/** The line-by-line presentation of an action on several items. */
export type SeveralAction<Own> = {
  lines(action: Own): { id: string; label: string; price?: SeveralLine['price'] }[];
  words: SeveralWords;
  /** The reason shown for a line without a step. */
  withoutStep?: string;
  /** Shows the total that was paid. */
  isPaid?: boolean;
  /** Used only when a step was skipped. */
  onlyIfSkipped?: boolean;
};

/** The definition of an action, except for its title. */
export type ActionDefinition<Own> = {
  /** The messages that only this action signs. */
  messages?: Messages;
  /** What the user fills in; without it, the dialog opens with the review. */
  Form?(props: FormProps<Own>): ReactNode;
  /**
   * The steps that it can consist of; each check returns whether this page would have made that
   * step for this action. A stored action continues only if all its steps match.
   */
  steps: Partial<{ [Kind in Signable['kind']]: StepCheck<StepOf<Kind>, Own> }>;
  /** The chains that it is signed on; defaults to the chain of its first step. */
  chains?(action: Own): readonly number[];
  traitId?(action: Own): string | undefined;
  avatar?(action: Own): Pick<AvatarRef, 'collection' | 'tokenId'> | undefined;
  /**
   * Returns the steps of an action without a form, whose dialog opens with the review. A promise
   * fetches the review's data; if it rejects, the dialog offers to try again. Undefined opens the
   * form.
   *
   * @throws UnreadableOrder when the shown values differ from those that would be signed
   */
  prepare?(
    action: Own,
    context: PrepareContext,
  ): Prepared | undefined | Promise<Prepared | undefined>;
  /** Whether this action uses the form; defaults to true. */
  hasForm?(action: Own): boolean;
  /** Seaport moves an item of the signer, which takes an approval. */
  needsApproval?: boolean;
  /** The inactive orders that it makes fillable again, in addition to those of its steps. */
  wakes?(action: Own): Wakes[];
  /** The orders that it makes fillable again, when its plan names them exactly. */
  plannedWakes?(action: Own): readonly Order[];
  /** Whether the other steps continue without the step at `at`. */
  canSkip?(action: Own, progress: StepsAt): boolean;
  /** The receipt of all its steps, when the last one's isn't enough. */
  summaryOfAll?(action: Own, steps: readonly Signable[]): ActionSummary | undefined;
  several?: SeveralAction<Own>;
  /** Shown in the review before the sentences. */
  ReviewNotice?(props: { action: Own; progress: StepsAt }): ReactNode;
  /** Shown above all steps of the dialog. */
  Header?(props: { action: Own }): ReactNode;
  /** Shown with a refusal that has no remedy. */
  Alternative?(props: {
    action: Own;
    address: WalletAddress;
    onStart: (action: Action) => void;
  }): ReactNode;
  /** Replaces the words of a refusal with some that name the action's subject. */
  refusedFor?(refused: Refused, error: unknown, action: Own): Refused;
  /** Describes the purchases completed before the refused step. */
  boughtBefore?(count: number): string;
};

/** Returns whether the user can return from the review to a form. */
export const canEdit = <Own>({ Form, hasForm }: ActionDefinition<Own>, action: Own): boolean =>
  Form !== undefined && (hasForm?.(action) ?? true);

/** Defines an action, and adds its own messages to those of all actions. */
export const defineAction = <Kind extends Action['kind']>(
  definition: ActionDefinition<ActionOf<Kind>>,
): ActionDefinition<ActionOf<Kind>> => {
  addMessages(definition.messages ?? {});
  return definition;
};
