import type { ChainAmount } from '@trait-market/contract/economy/rates';
import type { Bytes32, Signature } from '@trait-market/contract/economy/shared';
import type { OrderComponents } from '@trait-market/contract/economy/typed-data';
import type { ExecutedAction, WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { Action } from '@/lib/actions/action';

import type { ActionSummary } from './summary';
import type { Labels } from './text/labels';

/** An amount in wei that the signer pays or receives. */
export type Money = { isPaid: boolean } & ChainAmount;

/** The reason why an order of the signer is inactive. */
export type Lack = 'goods' | 'coin' | 'approval' | 'look';

/** Returns whether an inactive order becomes fillable again. */
export type Wakes = (order: WalletOrder, lack: Lack) => boolean;

/** The web app's handling of one of the messages that a wallet signs. */
export type MessageDefinition<Step> = {
  /** The heading of the step among several signatures. */
  title: string;
  /** The meaning of the signature, in sentences read from the typed data itself. */
  sentences(step: Step, labels: Labels): string[];
  /** Renders the sentences in a custom structure, when a plain list would be too long. */
  Meaning?(props: { step: Step; labels: Labels }): ReactNode;
  /** @throws AppError for every refusal and when no response came */
  send(step: Step, signature: Signature, action: Action): Promise<ActionSummary>;
  /** Distinguishes the steps of one action; defaults to kind and chain. */
  key?(step: Step): string;
  /** The money that changes hands; defaults to none. */
  money?(step: Step): Money | undefined;
  /** The items of an order that the signer gives. */
  given?(step: Step): OrderComponents['offer'];
  /** The order that is made or accepted. */
  order?(step: Step): { components: OrderComponents; isOwn: boolean };
  /** The inactive orders that the step makes fillable again. */
  wakes?(step: Step): Wakes[];
  /** In an action on several items, the ids of the step's lines. */
  lineIds?(step: Step): string[];
  /** Returns whether an execution in the history is the complete step. */
  isWhole?(step: Step, executed: ExecutedAction): boolean;
  /** The page with the result, by the signed hash. */
  resultLink?(hash: Bytes32): { to: string; label: string };
  /** Runs after the step was executed. */
  onExecuted?(step: Step, context: { queryClient: QueryClient; address: WalletAddress }): void;
};

type Trait = { id: string; collection: string; slot: string };

/** Matches orders that give a trait which the signer gets back. */
export const givesTrait =
  (isMeant: (trait: Trait) => boolean): Wakes =>
  ({ gives }, lack) =>
    lack === 'goods' && gives.some((item) => item.kind === 'trait' && isMeant(item.trait));
