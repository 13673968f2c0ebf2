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
import type { ComparedLine } from '@/lib/price-warnings/use-line-references';

export type SeveralLine = {
  id: string;
  label: string;
  picture?: ReactNode;
  detail?: string | undefined;
  price: Price | undefined;
  /** Whether the price is that of one of several editions. */
  isEach?: boolean;
  reason: string | undefined;
  /** The text of a line that was executed; “Done” without one. */
  done?: string | undefined;
};

export type SeveralWords = {
  all: (count: number) => string;
  some: (done: number, count: number) => string;
  none: string;
  allWords: string;
  /** Replaces `allWords` until permits granted before a cancellation have expired. */
  untilFinal?: string;
  someWords: string;
};

export type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

export type FormStore = {
  values: () => Record<string, string>;
  saveValues: (values: Record<string, string>) => void;
  review: (steps: readonly Signable[], labels: Labels) => void;
  /** Signs what the form shows, without another review. */
  sign: (prepared: Prepared) => void;
  wasCompleted: (id: string) => boolean;
};

export type FormProps<Own> = {
  action: Own;
  address: WalletAddress;
  store: FormStore;
  /** Opens another action in place of this one. */
  onStart: (action: Action) => void;
};

export type Prepared = { steps: readonly Signable[]; labels: Labels };

export type PrepareContext = {
  address: WalletAddress;
  queryClient: QueryClient;
  token: string | undefined;
  /** The chain hash of the beacon that the operator configured. */
  beaconHash: string | null;
};

export type StepsAt = { steps: readonly Signable[]; at: number; isOneByOne?: boolean | undefined };

/** Takes its type from a method, because only a method's parameters are bivariant. */
type StepCheck<Step, Own> = {
  check(step: Step, checked: Checked<Own>): boolean;
}['check'];

export type SeveralAction<Own> = {
  lines(action: Own): (Pick<SeveralLine, 'id' | 'label' | 'picture' | 'detail'> & {
    price?: SeveralLine['price'];
    imageUrl?: string | undefined;
    /** Compares an order's price in wei with an earlier one. */
    note?(unitPrice: bigint): string;
  } & Omit<ComparedLine, 'id' | 'label'>)[];
  words: SeveralWords;
  withoutStep?: string;
  /** Labels the sum of the lines' prices in the receipt; without it, there is no sum. */
  sumLabel?: 'You paid' | 'You got';
  onlyIfSkipped?: boolean;
  /** The page that lists what was made. */
  next?: ActionSummary['next'];
};

export type ResultProps<Own> = {
  action: Own;
  /** The executed steps. */
  steps: readonly Signable[];
  isMissed: (lineId: string) => boolean;
  /** Closes the dialog before the user follows a link. */
  onLeave: () => void;
};

export type NextProps<Own> = {
  action: Own;
  /** The values of the form. */
  values: Record<string, string>;
  address: WalletAddress;
  isMissed: (lineId: string) => boolean;
  onStart: (action: Action) => void;
  onClose: () => void;
};

export type ActionDefinition<Own> = {
  /** The definitions of messages that only this action signs. */
  messages?: Messages;
  /** The action's form. An action without a form opens with the review. */
  Form?(props: FormProps<Own>): ReactNode;
  /** Returns the values with which the form starts. */
  initialValues?(action: Own): Record<string, string>;
  /** The checks by kind of step. A stored action continues only if all its steps pass them. */
  steps: Partial<{ [Kind in Signable['kind']]: StepCheck<StepOf<Kind>, Own> }>;
  /** Returns the chains on which the action is signed. Defaults to the chain of its first step. */
  chains?(action: Own): readonly number[];
  /** Pictures what the action is about, above the form and the review. */
  Subject?(props: { action: Own }): ReactNode;
  /** Returns the trait to describe. `values` is empty while the form is open. */
  traitId?(action: Own, values: Record<string, string>): string | undefined;
  avatar?(
    action: Own,
    values: Record<string, string>,
  ): Pick<AvatarRef, 'collection' | 'tokenId'> | undefined;
  /** If undefined, the form opens; if rejected, a retry is offered. @throws UnreadableOrder */
  prepare?(
    action: Own,
    context: PrepareContext,
  ): Prepared | undefined | Promise<Prepared | undefined>;
  /** Names the way from the review to the form; undefined leaves it out. Defaults to “Back”. */
  backLabel?(action: Own): string | undefined;
  /** Returns whether this action shows its form; defaults to true. */
  hasForm?(action: Own): boolean;
  /** Whether Seaport moves an item of the signer, which requires an approval. */
  needsApproval?: boolean;
  wakes?(action: Own): Wakes[];
  plannedWakes?(action: Own): readonly Order[];
  canSkip?(action: Own, progress: StepsAt): boolean;
  /** Returns a receipt for all steps, when the receipt of the last step doesn't suffice. */
  summaryOfAll?(action: Own, steps: readonly Signable[]): ActionSummary | undefined;
  several?: SeveralAction<Own>;
  ReviewNotice?(props: { action: Own; progress: StepsAt }): ReactNode;
  /** Suggests another action when an error has no remedy. */
  Alternative?(props: {
    action: Own;
    address: WalletAddress;
    onStart: (action: Action) => void;
  }): ReactNode;
  /** Suggests a further action after this one is done. */
  Next?(props: NextProps<Own>): ReactNode;
  refusedFor?(refused: Refused, error: unknown, action: Own): Refused;
  boughtBefore?(count: number): string;
  /** Shows what the executed action led to. `isMissed` names the lines that had no effect. */
  Result?(props: ResultProps<Own>): ReactNode;
};

export const canEdit = <Own>({ Form, hasForm }: ActionDefinition<Own>, action: Own): boolean =>
  Form !== undefined && (hasForm?.(action) ?? true);

/** Defines an action and registers its messages. */
export const defineAction = <Kind extends Action['kind']>(
  definition: ActionDefinition<ActionOf<Kind>>,
): ActionDefinition<ActionOf<Kind>> => {
  addMessages(definition.messages ?? {});
  return definition;
};
