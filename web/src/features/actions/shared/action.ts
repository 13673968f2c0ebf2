import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '@trait-market/contract/economy/orders';
import type { AvatarRef } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { ReactNode } from 'react';

import type { Action } from '@/lib/actions/action';

import type { Wakes } from '../messages/message';
import type { Labels } from '../messages/text/labels';
import type { Signable, StepOf } from '../messages/signed-messages';
import type { Refused } from '../messages/refusal';
import type { ActionSummary } from '../messages/summary';
import type { Checked } from './matching';
import type { SeveralLine, SeveralWords } from './several';

export type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

/** What the form of an action needs of the dialog's store. */
export type FormStore = {
  /** The values of the form's fields. */
  values: () => Record<string, string>;
  keepValues: (values: Record<string, string>) => void;
  /** Shows what would be signed. */
  review: (steps: readonly Signable[], labels: Labels) => void;
  /** Whether one of several things went through before the user went back to the form. */
  wasThrough: (id: string) => boolean;
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

/** How far an action is, as its own parts need to know. */
export type StepsAt = { steps: readonly Signable[]; at: number };

/** A method, so that a check of one action's step can stand for a check of any. */
type StepCheck<Step, Own> = {
  check(step: Step, checked: Checked<Own>): boolean;
}['check'];

/** How the result of an action on several things is shown, line by line. */
export type SeveralAction<Own> = {
  lines(action: Own): { id: string; label: string; price?: SeveralLine['price'] }[];
  words: SeveralWords;
  /** The reason of a line that no step was made for. */
  withoutStep?: string;
  /** The sum that was paid is shown. */
  isPaid?: boolean;
  /** Only shown line by line where a step was left out. */
  onlyIfSkipped?: boolean;
};

/** Everything about an action besides its title, its form and its messages. */
export type ActionDefinition<Own> = {
  /**
   * The steps that it can be made of; each returns whether this page would have made that step for this action. A
   * stored action is only continued if all its steps match.
   */
  steps: Partial<{ [Kind in Signable['kind']]: StepCheck<StepOf<Kind>, Own> }>;
  /** The chains that it is signed on; by default the chain of its first step. */
  chains?(action: Own): readonly number[];
  traitId?(action: Own): string | undefined;
  avatar?(action: Own): Pick<AvatarRef, 'collection' | 'tokenId'> | undefined;
  /**
   * Returns the steps of an action that has nothing to fill in: its dialog opens with the review. A promise fetches
   * what the review needs; if it rejects, the dialog offers to try again. Undefined opens the form.
   *
   * @throws UnreadableOrder where the shown values are not those that would be signed
   */
  prepare?(
    action: Own,
    context: PrepareContext,
  ): Prepared | undefined | Promise<Prepared | undefined>;
  /** Whether the user can go back from the review to a form; by default so. */
  hasForm?(action: Own): boolean;
  /** Seaport moves something of the signer, which takes an approval. */
  needsApproval?: boolean;
  /** The inactive orders that it makes active again besides those that its steps do; absent where there can be none. */
  wakes?(action: Own): Wakes[];
  /** The orders that it makes active again, where its plan names them exactly. */
  plannedWakes?(action: Own): readonly Order[];
  /** Whether the other steps continue without the step at `at`. */
  canSkip?(action: Own, progress: StepsAt): boolean;
  /** The receipt of all its steps, where the last one's isn't enough. */
  summaryOfAll?(action: Own, steps: readonly Signable[]): ActionSummary | undefined;
  /** How its result is shown line by line. */
  several?: SeveralAction<Own>;
  /** Shown in the review before the sentences. */
  ReviewNotice?(props: { action: Own; progress: StepsAt }): ReactNode;
  /** Shown above all steps of the dialog. */
  Header?(props: { action: Own }): ReactNode;
  /** Shown with a refusal that nothing here can help. */
  Alternative?(props: {
    action: Own;
    address: WalletAddress;
    onStart: (action: Action) => void;
  }): ReactNode;
  /** Replaces the words of a refusal by some that name what the action is about. */
  refusedFor?(refused: Refused, error: unknown, action: Own): Refused;
  /** Describes the purchases that went through before the step that was refused. */
  boughtBefore?(count: number): string;
};
