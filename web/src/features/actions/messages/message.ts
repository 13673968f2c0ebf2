import type { ChainAmount } from '@trait-market/contract/economy/rates';
import type { Bytes32, Coin, Signature } from '@trait-market/contract/economy/shared';
import type { OrderComponents } from '@trait-market/contract/economy/typed-data';
import type { ExecutedAction, WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { AmountRow } from '@/components/economy/prices/amount-rows';
import type { Action } from '@/lib/actions/action';

import type { ActionSummary, LinesDone, MissedLines } from './summary';
import type { Labels } from './text/labels';
import type { Sentence } from './text/sentence';

/** An amount in wei. `isLimit`: it's the most that is paid, or the least that is received. */
export type Money = {
  isPaid: boolean;
  /** Whether nothing moves until someone else accepts the order that is signed. */
  isLater?: boolean;
  /** Whether it's the coin of a trade, in which items change hands besides. */
  isOfTrade?: boolean;
  isLimit?: boolean;
  fees?: 'fees included' | 'after fees';
  coin: Coin;
} & ChainAmount;

export type MeaningProps<Step> = {
  step: Step;
  labels: Labels;
  action: Action;
  /** Whether the review's headline shows the step's amount, so nothing else repeats it. */
  isTotalShown: boolean;
};

export type Lack = 'goods' | 'coin' | 'approval' | 'look';

export type Wakes = (order: WalletOrder, lack: Lack) => boolean;

/** `Sent` is the receipt, or `LinesDone` when the receipt always shows the lines instead. */
export type MessageDefinition<Step, Sent extends ActionSummary | LinesDone = ActionSummary> = {
  /** Returns the name of what is signed within a sentence: "Sign the listing". */
  noun(step: Step): string;
  sentences(step: Step, labels: Labels): Sentence[];
  Meaning?(props: MeaningProps<Step>): ReactNode;
  /** Renders the sign button, with what it still waits for. */
  Gate?(props: { step: Step; children: (waitsFor: string | undefined) => ReactNode }): ReactNode;
  /** @throws AppError for every error response, and when there is no response */
  send(step: Step, signature: Signature, action: Action): Promise<Sent>;
  /** Distinguishes the steps of one action. Defaults to the step's kind and chain. */
  key?(step: Step): string;
  money?(step: Step): Money | undefined;
  /** Returns how the price is divided, without the amount that {@link money} returns. */
  divided?(step: Step, labels: Labels): AmountRow[];
  given?(step: Step): OrderComponents['offer'];
  order?(step: Step): { components: OrderComponents; isOwn: boolean };
  /** Returns checks for inactive orders that the step could make fillable again. */
  wakes?(step: Step): Wakes[];
  lineIds?(step: Step): string[];
  /** Says in the receipt what was done of a line. Defaults to “Done”. */
  doneText?(step: Step, id: string): string | undefined;
  /** Returns whether an action in the history covers the complete step, not only a part of it. */
  isWhole?(step: Step, executed: ExecutedAction): boolean;
  resultLink?(hash: Bytes32): { to: string; label: string };
  /** Returns the page of the result, which opens in place of a receipt. */
  resultPage?(hash: Bytes32): string;
  /** Returns the lines that an action in the history didn't include. */
  missedIn?(step: Step, executed: ExecutedAction): MissedLines;
  onExecuted?(
    step: Step,
    context: { queryClient: QueryClient; address: WalletAddress; doneLines: readonly string[] },
  ): void;
};

type Trait = { id: string; collection: string; slot: string };

export const givesTrait =
  (isMeant: (trait: Trait) => boolean): Wakes =>
  ({ gives }, lack) =>
    lack === 'goods' && gives.some((item) => item.kind === 'trait' && isMeant(item.trait));
