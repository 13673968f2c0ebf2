import { inNormalForm, isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import { recoverAddress, type Hex } from 'viem';

/** Returns the account whose key signed a digest; undefined when no key can have signed it. */
export const keySignerOf = async (hash: Hex, written: Hex): Promise<WalletAddress | undefined> => {
  try {
    return await recoverAddress({ hash, signature: inNormalForm(written) });
  } catch {
    return undefined;
  }
};

/**
 * Returns a key's signature in its normal form, and a smart account's unchanged: its contract
 * decides what its bytes mean, and they can have any length, including a key's.
 */
export const sentSignature = async (
  written: Hex,
  address: WalletAddress | undefined,
  hash: Hex,
): Promise<Hex> => {
  const signature = inNormalForm(written);
  if (signature === written || address === undefined) return written;
  const signer = await keySignerOf(hash, signature);
  return signer !== undefined && isSameAddress(signer, address) ? signature : written;
};
