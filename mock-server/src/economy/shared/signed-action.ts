import { MAX_DEADLINE_S } from '@trait-market/contract/economy/actions';
import {
  type Bytes32,
  CHAIN_IDS,
  type ChainId,
  ChainIdSchema,
  type Signature,
} from '@trait-market/contract/economy/shared';
import { type ActionPlace } from '@trait-market/contract/economy/typed-data';
import {
  normalizeSignature,
  SIGNATURE_FAULTS,
  type WalletAddress,
} from '@trait-market/contract/shared';
import { hashTypedData, type Hex } from 'viem';

import { accountOf, type Account } from '../../kernel/account';
import { MarketRefusal } from './refusal';

/** Returns the signature in normal form if the account's key has signed the typed data. */
export type SignatureCheck = (
  account: Account,
  digest: Hex,
  signature: Hex,
) => Promise<Signature | undefined>;

/** The hashable part of typed data. */
type TypedData = Parameters<typeof hashTypedData>[0];

/** Returns a request's chain, or throws a refusal for an unknown one. */
export const knownChain = (chainId: number): ChainId => {
  const { success, data } = ChainIdSchema.safeParse(chainId);
  if (!success) {
    throw new MarketRefusal(
      'wrong-chain',
      `Chain ${chainId} isn’t supported. Switch to Ethereum or Polygon.`,
    );
  }
  return data;
};

/** Refuses a message of another wallet than the caller's. */
export const assertOwnAction = (caller: Account, actor: WalletAddress): void => {
  if (accountOf(actor) !== caller) {
    throw new MarketRefusal(
      'not-yours',
      'This was signed by a different wallet than the one signed in.',
    );
  }
};

/** `deadline` is in seconds, `now` in milliseconds. */
export const assertDeadline = (deadline: string, now: number): void => {
  const ms = BigInt(deadline) * 1000n;
  if (ms <= BigInt(Math.floor(now))) {
    throw new MarketRefusal('deadline-passed', 'The signature expired. Sign again.');
  }
  if (ms > BigInt(Math.floor(now)) + BigInt(MAX_DEADLINE_S) * 1000n) {
    throw new MarketRefusal('deadline-too-far', 'A signature can be valid for an hour at most.');
  }
};

/**
 * Checks that the account has signed this on this chain. A signature for another chain gets a
 * specific refusal, because a wallet on the wrong network is the most common mistake.
 *
 * @returns the signed digest, and the signature in normal form
 */
export const assertSignature = async (
  check: SignatureCheck,
  account: Account,
  chainId: ChainId,
  typedDataOn: (chainId: ChainId) => TypedData,
  written: Signature,
): Promise<{ digest: Bytes32; signature: Signature }> => {
  const digest = hashTypedData(typedDataOn(chainId));
  const signature = await check(account, digest, written);
  if (signature !== undefined) return { digest, signature };
  for (const other of CHAIN_IDS.filter((one) => one !== chainId)) {
    if (await check(account, hashTypedData(typedDataOn(other)), written)) {
      throw new MarketRefusal(
        'wrong-chain',
        'This was signed for another network. Switch your wallet’s network.',
      );
    }
  }
  const normalized = normalizeSignature(written);
  throw new MarketRefusal(
    'bad-signature',
    'fault' in normalized
      ? SIGNATURE_FAULTS[normalized.fault]
      : 'This signature doesn’t match the request.',
  );
};

export const WRONG_DEPLOYMENT =
  'This was signed on a different site than the ones this market knows.';

/** A received action other than making an order. */
export type SignedMessage = {
  chainId: ChainId;
  deployment: Bytes32;
  signature: Signature;
  /** The account that the message names as its signer. */
  actor: WalletAddress;
  typedDataAt: (place: ActionPlace) => TypedData;
};

/**
 * Verifies that an action is signed by the caller for this deployment.
 *
 * @returns the hash that identifies it
 */
export const authenticate = async (
  {
    checkSignature,
    deployments,
  }: { checkSignature: SignatureCheck; deployments: ReadonlySet<Bytes32> },
  caller: Account,
  { chainId, deployment, signature, actor, typedDataAt }: SignedMessage,
): Promise<Bytes32> => {
  assertOwnAction(caller, actor);
  const known = [...deployments].find((one) => one === deployment.toLowerCase());
  if (known === undefined) throw new MarketRefusal('wrong-deployment', WRONG_DEPLOYMENT);
  const { digest } = await assertSignature(
    checkSignature,
    caller,
    chainId,
    (chain) => typedDataAt({ chainId: chain, deployment: known }),
    signature,
  );
  return digest;
};
