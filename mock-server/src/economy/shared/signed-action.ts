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

/**
 * Returns the signature in the form that is stored if the account has signed the digest. Without a
 * chain, only the account's key can have signed it.
 */
export type SignatureCheck = (
  account: Account,
  digest: Hex,
  signature: Hex,
  chainId?: ChainId,
) => Promise<Signature | undefined>;

type TypedData = Parameters<typeof hashTypedData>[0];

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

export const assertOwnAction = (caller: Account, actor: WalletAddress): void => {
  if (accountOf(actor) !== caller) {
    throw new MarketRefusal(
      'not-yours',
      'This was signed by a different wallet than the one signed in.',
    );
  }
};

/** Both arguments are times: `deadline` in seconds, `now` in milliseconds. */
export const assertDeadline = (deadline: string, now: number): void => {
  const ms = BigInt(deadline) * 1000n;
  if (ms <= BigInt(Math.floor(now))) {
    throw new MarketRefusal('deadline-passed', 'The signature expired. Sign again.');
  }
  if (ms > BigInt(Math.floor(now)) + BigInt(MAX_DEADLINE_S) * 1000n) {
    throw new MarketRefusal('deadline-too-far', 'A signature can be valid for an hour at most.');
  }
};

/** Reports a signature for another chain as a separate error, as this mistake is common. */
export const assertSignature = async (
  check: SignatureCheck,
  account: Account,
  chainId: ChainId,
  digestOn: (chainId: ChainId) => Bytes32,
  written: Signature,
): Promise<{ digest: Bytes32; signature: Signature }> => {
  const digest = digestOn(chainId);
  const signature = await check(account, digest, written, chainId);
  if (signature !== undefined) return { digest, signature };
  for (const other of CHAIN_IDS.filter((one) => one !== chainId)) {
    if (await check(account, digestOn(other), written)) {
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

export type SignedMessage = {
  chainId: ChainId;
  deployment: Bytes32;
  signature: Signature;
  actor: WalletAddress;
  typedDataAt: (place: ActionPlace) => TypedData;
};

/** Requires a signature by the caller for this deployment, and returns the action's hash. */
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
    (chain) => hashTypedData(typedDataAt({ chainId: chain, deployment: known })),
    signature,
  );
  return digest;
};
