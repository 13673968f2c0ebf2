import type { ActionTypedData } from '@trait-market/contract/economy/actions';
import type { ActionKind } from '@trait-market/contract/economy/wallets';
import {
  type Bytes32,
  type ChainId,
  type CreditAmounts,
  type Signature,
  Uint256Schema,
} from '@trait-market/contract/economy/shared';
import type { ActionPlace } from '@trait-market/contract/economy/typed-data';
import { normalizeSignature, type WalletAddress } from '@trait-market/contract/shared';
import { hashTypedData } from 'viem';

import type { Account } from '../../kernel/account';
import type { SpendReason } from '../../world/records/credits';
import { applyEffects, type Effects } from '../orders/apply-effects';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import {
  assertDeadline,
  authenticate,
  knownChain,
  type SignatureCheck,
} from '../shared/signed-action';
import { transactionOf } from '../shared/transaction';
import type { ActivityRow } from '../tables/rows';
import { assertNotExecuted, recordExecution } from './executed';

type SignedRequest<Message> = {
  chainId: number;
  deployment: Bytes32;
  message: Message;
  signature: Signature;
};

type SignedAction<Message> = {
  recordedAs: ActionKind;
  signerOf: (message: Message) => WalletAddress;
  deadlineOf: (message: Message) => string | undefined;
  typedData: (place: ActionPlace, message: Message) => ActionTypedData;
};

type Authenticated = {
  chainId: ChainId;
  hash: Bytes32;
  signature: Signature;
  nonce?: string | undefined;
  deadline?: string | undefined;
  /** The refusal of a smart account's signature, if its contract doesn't accept it. */
  invalid?: MarketRefusal | undefined;
};

export type Signed<Request, Subject = undefined> = {
  caller: Account;
  chainId: ChainId;
  hash: Bytes32;
  request: Request;
  subject: Subject;
  /** The signature in its normalized form, which the market stores. */
  signature: Signature;
  /** The world's time in ms, read once so that all rows of the action have the same time. */
  now: number;
};

type CreditCost = { amount: number; reason: SpendReason };

type Done = { activities: ActivityRow[]; credits: CreditAmounts };
export type ActionEffects<Result> = Effects<Result, Done> & { credits?: CreditCost };

/** The parts that differ between actions: their rules and their effects. */
type Rules<Request, Subject, Result> = {
  /** Whether the draw log publishes the signature, so that everyone must be able to check its form. */
  isLogged?: true;
  authorize?: (context: MarketContext, signed: Signed<Request, Subject>) => void;
  /** Returns the earlier result for a signature that may be sent again, such as a cancellation. */
  resultBefore?: (context: MarketContext, signed: Signed<Request, Subject>) => Result | undefined;
  effects: (context: MarketContext, signed: Signed<Request, Subject>) => ActionEffects<Result>;
  /**
   * Records the refusal of an action with a valid or a smart account's signature, and returns the one
   * to respond with.
   */
  refused?: (
    context: MarketContext,
    signed: Signed<Request, Subject>,
    refusal: MarketRefusal,
  ) => Promise<MarketRefusal>;
};

type Action<Request, Subject, Result> = Rules<Request, Subject, Result> & {
  /** Undefined for a new order, because the order's row serves as the record. */
  recordedAs?: ActionKind;
  authenticate: (
    context: MarketContext,
    caller: Account,
    request: Request,
  ) => Promise<Authenticated>;
  subjectOf: (context: MarketContext, id: string, request: Request) => Subject;
};

type SubjectRules<Request, Subject> = {
  /** Rejects an unknown id, and a message that is about another row. */
  find: (context: MarketContext, id: string, request: Request) => Subject;
  wrongChain: string;
};

/** Runs a task after all earlier ones. If the task is refused, `refused` runs after its rollback. */
export type Enqueue = <Result>(
  task: (context: MarketContext) => Promise<Result>,
  refused?: (context: MarketContext, refusal: MarketRefusal) => Promise<MarketRefusal>,
) => Promise<Result>;

/** Creates the response. If it throws an error, the action is rolled back. */
type Respond<Result> = (result: Result) => void;

const nonceOf = (message: object): string | undefined =>
  'nonce' in message ? Uint256Schema.parse(message.nonce) : undefined;

const isContractSignature = (signature: Signature): boolean => {
  const normalized = normalizeSignature(signature);
  return 'fault' in normalized && normalized.fault === 'contract-wallet';
};

/** Returns the refusal if a smart account's contract doesn't accept the signature. */
const contractRefusal = (error: unknown, signature: Signature): MarketRefusal | undefined =>
  error instanceof MarketRefusal && error.code === 'bad-signature' && isContractSignature(signature)
    ? error
    : undefined;

const authenticateWith =
  <Message extends object>(action: SignedAction<Message>, isLogged = false) =>
  async (
    context: MarketContext,
    caller: Account,
    { chainId: signedChain, deployment, message, signature }: SignedRequest<Message>,
  ): Promise<Authenticated> => {
    const chainId = knownChain(signedChain);
    const typedDataAt = (place: ActionPlace) => action.typedData(place, message);
    const actor = action.signerOf(message);
    const signed = { chainId, deployment, signature, actor, typedDataAt };
    const { deployments, checkSignature } = context;
    // Readers of the log can't distinguish at most 65 bytes of a contract from a forged signature.
    const check: SignatureCheck =
      isLogged && !isContractSignature(signature)
        ? (account, digest, written) => checkSignature(account, digest, written)
        : checkSignature;
    let invalid: MarketRefusal | undefined;
    let hash: Bytes32;
    try {
      hash = await authenticate({ deployments, checkSignature: check }, caller, signed);
    } catch (error) {
      invalid = contractRefusal(error, signature);
      if (invalid === undefined) throw error;
      hash = hashTypedData(typedDataAt({ chainId, deployment }));
    }
    return {
      chainId,
      hash,
      invalid,
      signature,
      nonce: nonceOf(message),
      deadline: action.deadlineOf(message),
    };
  };

const NO_CREDITS: CreditAmounts = { subscription: 0, vanilla: 0 };

const spend = (
  { credits }: MarketContext,
  caller: Account,
  hash: Bytes32,
  cost: CreditCost | undefined,
): CreditAmounts => {
  if (cost === undefined) return NO_CREDITS;
  const spent = credits.spend(caller, cost.amount, hash, cost.reason);
  if (spent !== undefined) return spent;
  throw new MarketRefusal(
    'credits-short',
    `This costs ${cost.amount} credits, and you have fewer.`,
  );
};

/**
 * Verifies nonce and deadline, then applies and records the action.
 * @throws MarketRefusal when a check fails
 */
const perform = async <Request, Subject, Result>(
  context: MarketContext,
  action: Action<Request, Subject, Result>,
  {
    caller,
    id,
    request,
    authenticated,
    now,
  }: { caller: Account; id: string; request: Request; authenticated: Authenticated; now: number },
): Promise<Result> => {
  const { recordedAs, authorize, resultBefore } = action;
  const subject = action.subjectOf(context, id, request);
  const { hash, chainId, nonce, deadline } = authenticated;
  const signed = { ...authenticated, caller, request, subject, now };
  authorize?.(context, signed);
  const before = resultBefore?.(context, signed);
  if (before !== undefined) return before;
  if (resultBefore === undefined) assertNotExecuted(context, caller, hash, nonce);
  if (deadline !== undefined) assertDeadline(deadline, signed.now);

  const { credits: cost, ...effects } = action.effects(context, signed);
  const credits = spend(context, caller, hash, cost);
  const store = ({ activities }: { activities: ActivityRow[] }) =>
    effects.store({ activities, credits });
  const { result, activities } = await applyEffects(context, {
    ...effects,
    transaction: transactionOf(chainId, hash),
    store,
  });
  if (recordedAs !== undefined) {
    recordExecution(context, {
      account: caller,
      hash,
      kind: recordedAs,
      chainId,
      nonce: nonce ?? null,
      at: signed.now,
      orderHashes: [...(effects.orderHashes ?? [])],
      ...(effects.drops && { drops: [...effects.drops] }),
      activity: activities.at(-1)?.id ?? null,
    });
  }
  return result;
};

/**
 * Creates an action that runs in the market's queue, and only through {@link perform}. Its signature
 * is verified before, because a smart account's chain could block the queue for seconds.
 */
const performedOn =
  <Request, Subject, Result>(action: Action<Request, Subject, Result>) =>
  (enqueue: Enqueue, market: MarketContext) =>
  async (
    caller: Account,
    id: string,
    request: Request,
    respond?: Respond<Result>,
  ): Promise<Result> => {
    action.subjectOf(market, id, request);
    const authenticated = await action.authenticate(market, caller, request);
    const { refused } = action;
    const { invalid } = authenticated;
    if (invalid !== undefined && refused === undefined) throw invalid;
    let now = market.now();
    return enqueue(
      async (context) => {
        now = context.now();
        if (invalid !== undefined) {
          assertNotExecuted(context, caller, authenticated.hash);
          throw invalid;
        }
        const result = await perform(context, action, { caller, id, request, authenticated, now });
        respond?.(result);
        return result;
      },
      refused &&
        ((context, refusal) => {
          const subject = action.subjectOf(context, id, request);
          const signed = { ...authenticated, caller, request, subject, now };
          return refused(context, signed, refusal);
        }),
    );
  };

export const performed =
  <Request, Result>(action: Omit<Action<Request, undefined, Result>, 'subjectOf'>) =>
  (enqueue: Enqueue, market: MarketContext) => {
    const run = performedOn({ ...action, subjectOf: () => undefined })(enqueue, market);
    return (caller: Account, request: Request, respond?: Respond<Result>): Promise<Result> =>
      run(caller, '', request, respond);
  };

export const defineAction = <
  Message extends object,
  Request extends SignedRequest<Message>,
  Result,
>(
  action: SignedAction<Message>,
  rules: Rules<Request, undefined, Result>,
) =>
  performed({
    ...rules,
    recordedAs: action.recordedAs,
    authenticate: authenticateWith(action, rules.isLogged),
  });

export const defineActionOn = <
  Message extends object,
  Request extends SignedRequest<Message>,
  Subject extends { chainId: ChainId },
  Result,
>(
  action: SignedAction<Message>,
  { find, wrongChain, ...rules }: Rules<Request, Subject, Result> & SubjectRules<Request, Subject>,
) =>
  performedOn({
    ...rules,
    recordedAs: action.recordedAs,
    authenticate: authenticateWith(action, rules.isLogged),
    subjectOf: (context, id, request: Request) => {
      const subject = find(context, id.toLowerCase(), request);
      if (knownChain(request.chainId) === subject.chainId) return subject;
      throw new MarketRefusal('wrong-chain', wrongChain);
    },
  });
