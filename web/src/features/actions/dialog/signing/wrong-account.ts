import type { WalletAddress } from '@trait-market/contract/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import type { Hex } from 'viem';

import { shortenAddress } from '@/lib/format/shorten-address';

import type { Refused } from '../../messages/refusal';
import type { ActionDependencies } from './action-dependencies';

type Signed = { digest: Hex; signature: Hex; address: WalletAddress };

/**
 * Returns the other account whose key signed; undefined if the user's own key signed, or if a smart
 * account might accept the signature.
 */
export const otherSigner = async (
  { signerOf, hasCode }: Pick<ActionDependencies, 'signerOf' | 'hasCode'>,
  { digest, signature, address }: Signed,
): Promise<WalletAddress | undefined> => {
  const signer = await signerOf(digest, signature);
  if (signer === undefined || isSameAddress(signer, address)) return undefined;
  // The market decides if the chain can't be read.
  const isSmart = await hasCode(address).catch(() => true);
  return isSmart ? undefined : signer;
};

export const signedWith = (signer: WalletAddress, address: WalletAddress): Refused => ({
  title: 'Signed with another account',
  words: `You signed with ${shortenAddress(signer)}; switch your wallet to ${shortenAddress(address)} and try again. The signature wasn’t sent.`,
  remedy: 'sign',
});
