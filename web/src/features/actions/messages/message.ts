import {
  actionHash,
  type ActionTypedData,
  type SignedAction,
} from '@trait-market/contract/economy/actions';
import type { ChainAmount } from '@trait-market/contract/economy/rates';
import {
  type Bytes32,
  type ChainId,
  ChainIdSchema,
  type Signature,
} from '@trait-market/contract/economy/shared';
import type { OrderComponents } from '@trait-market/contract/economy/typed-data';
import type { ExecutedAction, WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

import type { Action } from '@/lib/actions/action';

import type { ActionSummary } from './summary';
import { ownDeployment } from './text/deployment';
import type { Labels } from './text/labels';
import { NO_DEADLINE } from './text/no-deadline';
import { randomNumber } from './text/random-number';

export type Time = { nonce: string; deadline: string };

/** Money that the signer pays, or gets, in wei. */
export type Money = { isPaid: boolean } & ChainAmount;

/** Why an order of the signer is inactive. */
export type Lack = 'goods' | 'coin' | 'approval' | 'look';

/** Whether an inactive order, which lacks something, can be filled again. */
export type Wakes = (order: WalletOrder, lack: Lack) => boolean;

export type ResultLink = { to: string; label: string };

/** Everything that the web app does with one of the messages that a wallet signs. */
export type MessageDefinition<Step> = {
  /** A step of an action, in the form in which it is stored. */
  schema: z.ZodMiniType<Step>;
  typedData(step: Step): ActionTypedData;
  /** Identifies it in the history. */
  hash(step: Step): Bytes32;
  /** Seconds since 1970; undefined for an order, which has an end instead. */
  deadlineOf(step: Step): string | undefined;
  /** The same step with another nonce and deadline, as far as it has them. */
  withTime(step: Step, time: Time): Step;
  /** What it does, as the heading of one of several signatures. */
  title: string;
  /** What signing it means, in plain sentences that are read from the typed data itself. */
  sentences(step: Step, labels: Labels): string[];
  /** Shows the sentences in a structure of their own, where a plain list would be too long. */
  Meaning?(props: { step: Step; labels: Labels }): ReactNode;
  /**
   * Sends it with its signature.
   *
   * @throws AppError for every refusal, and where no response came
   */
  send(step: Step, signature: Signature, action: Action): Promise<ActionSummary>;
  /** Tells it apart from the other steps of one action; by default its kind and its chain. */
  key?(step: Step): string;
  /** The money that changes hands; none by default. */
  money?(step: Step): Money | undefined;
  /** The items of an order that the signer gives. */
  given?(step: Step): OrderComponents['offer'];
  /** The order that is made or accepted. */
  order?(step: Step): { components: OrderComponents; isOwn: boolean };
  /** The inactive orders that it makes active again. */
  wakes?(step: Step): Wakes[];
  /** Of an action on several things, the ids of the lines that it is about. */
  lineIds?(step: Step): string[];
  /** Whether an execution in the history is all of it. */
  isWhole?(step: Step, executed: ExecutedAction): boolean;
  /** The page that shows the result, by the hash of what was signed. */
  resultLink?(hash: Bytes32): ResultLink;
  /** Runs once the step has gone through. */
  onExecuted?(step: Step, context: { queryClient: QueryClient; address: WalletAddress }): void;
};

type MarketAction<Name extends string, Schema extends z.core.$ZodType> = Pick<
  SignedAction<Name, string, Schema>,
  'name' | 'schema' | 'typedData' | 'deadlineOf'
>;

/** The schema of a step that is nothing but a message on a chain. */
export const stepSchema = <const Name extends string, Schema extends z.core.$ZodType>({
  name,
  schema,
}: Pick<MarketAction<Name, Schema>, 'name' | 'schema'>) =>
  z.object({ kind: z.literal(name), chainId: ChainIdSchema, message: schema });

type Timed = { chainId: ChainId; message: object };

/** What all messages of the market have in common; Seaport's orders do not. */
export const signedBy = <Schema extends z.core.$ZodType>(action: MarketAction<string, Schema>) => {
  type Message = z.output<Schema>;
  const placeOf = (chainId: ChainId) => ({ chainId, deployment: ownDeployment() });
  return {
    typedData: ({ chainId, message }: { chainId: ChainId; message: Message }) =>
      action.typedData(placeOf(chainId), message),
    hash: ({ chainId, message }: { chainId: ChainId; message: Message }) =>
      actionHash(action, placeOf(chainId), message),
    deadlineOf: ({ message }: { message: Message }) => action.deadlineOf(message),
    withTime: <Step extends Timed>(step: Step, { nonce, deadline }: Time): Step => ({
      ...step,
      message: { ...step.message, ...('nonce' in step.message && { nonce }), deadline },
    }),
  };
};

/** A signed message as it is sent. */
export const signedBody = <Message>(
  { chainId, message }: { chainId: ChainId; message: Message },
  signature: Signature,
) => ({ chainId, deployment: ownDeployment(), message, signature });

/** A new nonce; the deadline is set when the step is put up for review. */
export const untimed = () => ({ nonce: randomNumber(), deadline: NO_DEADLINE });
