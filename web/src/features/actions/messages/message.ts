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

/** An amount in wei that the signer pays or receives. */
export type Money = { isPaid: boolean } & ChainAmount;

/** The reason why an order of the signer is inactive. */
export type Lack = 'goods' | 'coin' | 'approval' | 'look';

/** Returns whether an inactive order becomes fillable again. */
export type Wakes = (order: WalletOrder, lack: Lack) => boolean;

export type ResultLink = { to: string; label: string };

/** The web app's handling of one of the messages that a wallet signs. */
export type MessageDefinition<Step> = {
  /** The stored form of a step. */
  schema: z.ZodMiniType<Step>;
  typedData(step: Step): ActionTypedData;
  /** The hash that identifies the step in the history. */
  hash(step: Step): Bytes32;
  /** Seconds since 1970; undefined for an order, which has an end instead. */
  deadlineOf(step: Step): string | undefined;
  /** Returns the step with another nonce and deadline, if it has them. */
  withTime(step: Step, time: Time): Step;
  /** The heading of the step among several signatures. */
  title: string;
  /** The meaning of the signature, in sentences read from the typed data itself. */
  sentences(step: Step, labels: Labels): string[];
  /** Renders the sentences in a custom structure, when a plain list would be too long. */
  Meaning?(props: { step: Step; labels: Labels }): ReactNode;
  /**
   * Sends the step with its signature.
   *
   * @throws AppError for every refusal and when no response came
   */
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
  resultLink?(hash: Bytes32): ResultLink;
  /** Runs after the step was executed. */
  onExecuted?(step: Step, context: { queryClient: QueryClient; address: WalletAddress }): void;
};

type MarketAction<Name extends string, Schema extends z.core.$ZodType> = Pick<
  SignedAction<Name, string, Schema>,
  'name' | 'schema' | 'typedData' | 'deadlineOf'
>;

/** The schema of a step that consists of one message on a chain. */
export const stepSchema = <const Name extends string, Schema extends z.core.$ZodType>({
  name,
  schema,
}: Pick<MarketAction<Name, Schema>, 'name' | 'schema'>) =>
  z.object({ kind: z.literal(name), chainId: ChainIdSchema, message: schema });

type Timed = { chainId: ChainId; message: object };

/** The definition shared by all messages of the market, but not by Seaport's orders. */
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

/** Returns the request body of a signed message. */
export const signedBody = <Message>(
  { chainId, message }: { chainId: ChainId; message: Message },
  signature: Signature,
) => ({ chainId, deployment: ownDeployment(), message, signature });

/** Returns a new nonce; the deadline is set when the review is shown. */
export const untimed = () => ({ nonce: randomNumber(), deadline: NO_DEADLINE });
