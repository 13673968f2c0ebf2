import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import type { Hex } from 'viem';

import { shortenChecksummed } from '@/lib/format/checksum-address';

import type { Refused } from '../../messages/refusal';
import type { ActionDependencies } from './action-dependencies';

type Signed = {
  chainId: ChainId;
  digest: Hex;
  signature: Hex;
  address: WalletAddress;
  /** Called before the chain is read, which can take a while. */
  onCheck: () => void;
};

/**
 * Returns the other account whose key signed; undefined if the user's own key signed, or if a smart
 * account might accept the signature.
 */
export const otherSigner = async (
  { signerOf, hasCode }: Pick<ActionDependencies, 'signerOf' | 'hasCode'>,
  { chainId, digest, signature, address, onCheck }: Signed,
): Promise<WalletAddress | undefined> => {
  const signer = await signerOf(digest, signature);
  if (signer === undefined || isSameAddress(signer, address)) return undefined;
  onCheck();
  // The market decides if the chain can't be read.
  const isSmart = await hasCode(chainId, address).catch(() => true);
  return isSmart ? undefined : signer;
};

export const signedWith = (signer: WalletAddress, address: WalletAddress): Refused => ({
  title: 'Signed with another account',
  words: `You signed with ${shortenChecksummed(signer)}; switch your wallet to ${shortenChecksummed(address)} and try again. The signature wasn’t sent.`,
  remedy: 'sign',
});
