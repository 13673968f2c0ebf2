import type { RefusalCode } from '@trait-market/contract/economy/shared';
import { decodeErrorResult, type Hex } from 'viem';

import type { Called } from '../../third-parties/rpc/chain/evm-chain';
import { SEAPORT_ABI } from './seaport-abi';

/** Why an action is rejected, in terms that apply to both the ledger and Seaport. */
export type Reason =
  /** Maker or fulfiller lacks items, funds or an approval. */
  | 'short'
  | 'too-much'
  | 'filled'
  | 'withdrawn'
  | 'expired'
  | 'not-of-the-set'
  | 'commitment-broken'
  | 'not-theirs'
  /** The provider has signed no permit for this fill. */
  | 'not-permitted'
  | 'none-available'
  | 'something-else';

const OF_SEAPORT: Readonly<Record<string, Reason>> = {
  BadFraction: 'too-much',
  CannotCancelOrder: 'not-theirs',
  CommitmentBroken: 'commitment-broken',
  Error: 'short',
  InsufficientNativeTokensSupplied: 'short',
  InvalidProof: 'not-of-the-set',
  // Increasing the counter changes an order's hash, which makes the signature invalid.
  InvalidSigner: 'withdrawn',
  InvalidTime: 'expired',
  NoSpecifiedOrdersAvailable: 'none-available',
  NativeTokenTransferGenericFailure: 'short',
  OrderAlreadyFilled: 'filled',
  OrderIsCancelled: 'withdrawn',
  Panic: 'short',
  PermitNotSigned: 'not-permitted',
  PartialFillsNotEnabledForOrder: 'too-much',
  TokenTransferGenericFailure: 'short',
};

const nameOf = (reason: Hex): string | undefined => {
  try {
    return decodeErrorResult({ abi: SEAPORT_ABI, data: reason }).errorName;
  } catch {
    return undefined;
  }
};

export const whySeaport = (called: Called): { reason: Reason; words: string } | undefined => {
  if (called.isDone) return undefined;
  // The chain checks the sender's native currency before it runs any code.
  if (called.error === 'insufficient balance') return { reason: 'short', words: called.error };
  const name = nameOf(called.reason);
  return {
    reason: OF_SEAPORT[name ?? ''] ?? 'something-else',
    words: `${name ?? called.error} ${called.reason}`,
  };
};

/** Seaport clamps a fill of more than is left, so that its permit no longer fits. */
const OF_MAKER: readonly Reason[] = [
  'short',
  'too-much',
  'not-of-the-set',
  'commitment-broken',
  'not-permitted',
];

/**
 * Maps the ledger's error codes to the reasons that Seaport may have, as the two may find different
 * faults first. Excludes errors that never reach Seaport.
 */
export const OF_LEDGER: Partial<Record<RefusalCode, readonly Reason[]>> = {
  filled: ['filled', 'expired', 'withdrawn', 'too-much'],
  cancelled: ['withdrawn', 'expired', 'too-much'],
  expired: ['expired', 'too-much'],
  'maker-not-the-holder': OF_MAKER,
  'maker-underfunded': OF_MAKER,
  'not-approved': OF_MAKER,
  'approval-needed': ['short', 'commitment-broken'],
  'commitment-broken': ['commitment-broken', 'short', 'too-much'],
  'not-enough-left': ['too-much', 'short', 'not-permitted'],
  'not-in-criteria': ['not-of-the-set', 'short', 'too-much', 'not-permitted'],
  'bad-proof': ['not-of-the-set', 'too-much'],
  'total-exceeded': ['short'],
  'nothing-available': ['none-available'],
  underfunded: ['short', 'commitment-broken'],
  'not-the-holder': ['short', 'commitment-broken'],
  'not-yours': ['not-theirs'],
};
