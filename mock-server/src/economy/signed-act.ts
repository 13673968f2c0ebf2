import { ChainIdSchema, type ChainId } from '@trait-market/contract/economy/chains';
import { MAX_DEADLINE_S } from '@trait-market/contract/economy/typed-data/acts-schema';
import type { Signature } from '@trait-market/contract/economy/hex';
import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { hashTypedData, type Hex } from 'viem';

import { accountOf, type Account } from '../db/account';
import { MarketRefusal } from './refusal';

/** Whether the account's key has signed the digest of typed data. */
export type SignatureCheck = (account: Account, digest: Hex, signature: Hex) => Promise<boolean>;

/** As much of typed data as it takes to hash it. */
type TypedData = Parameters<typeof hashTypedData>[0];

const CHAINS: readonly ChainId[] = [1, 137];

/** The chain of a request. Throws a refusal for one that is not known here. */
export const knownChain = (chainId: number): ChainId => {
  const { success, data } = ChainIdSchema.safeParse(chainId);
  if (!success) {
    throw new MarketRefusal(
      'wrong-chain',
      `There is no chain ${chainId} here: switch to Ethereum or Polygon.`,
    );
  }
  return data;
};

/** Only the wallet that has signed in acts, and only for itself: a token of another one is none. */
export const insistOnOwnAct = (caller: Account, actor: WalletAddress): void => {
  if (accountOf(actor) !== caller) {
    throw new MarketRefusal(
      'not-yours',
      'This was made by another wallet than the one that is signed in.',
    );
  }
};

/** `deadline` in seconds, `now` in milliseconds. */
export const insistOnDeadline = (deadline: string, now: number): void => {
  const ms = BigInt(deadline) * 1000n;
  if (ms <= BigInt(Math.floor(now))) {
    throw new MarketRefusal(
      'deadline-passed',
      'The signature came after its deadline: sign again.',
    );
  }
  if (ms > BigInt(Math.floor(now)) + BigInt(MAX_DEADLINE_S) * 1000n) {
    throw new MarketRefusal('deadline-too-far', 'A signature may be good for an hour at most.');
  }
};

/**
 * Insists that the account has signed this on this chain. A signature for the same on another chain is
 * told apart, since a wallet on the wrong network is the commonest mistake.
 */
export const insistOnSignature = async (
  check: SignatureCheck,
  account: Account,
  chainId: ChainId,
  typedDataOn: (chainId: ChainId) => TypedData,
  signature: Signature,
): Promise<void> => {
  if (await check(account, hashTypedData(typedDataOn(chainId)), signature)) return;
  for (const other of CHAINS.filter((one) => one !== chainId)) {
    if (await check(account, hashTypedData(typedDataOn(other)), signature)) {
      throw new MarketRefusal(
        'wrong-chain',
        'This was signed for another chain: switch the wallet’s network.',
      );
    }
  }
  throw new MarketRefusal(
    'bad-signature',
    'The signature is not this wallet’s over exactly this. Signatures of contract wallets are not verified here.',
  );
};
