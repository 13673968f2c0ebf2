import { inNormalForm, isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import { recoverAddress, type Hex } from 'viem';

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
  try {
    return isSameAddress(await recoverAddress({ hash, signature }), address) ? signature : written;
  } catch {
    // viem throws an error when no key can have made the signature.
    return written;
  }
};
