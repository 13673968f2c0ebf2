import { normalizeSignature, type NormalSignature } from '@trait-market/contract/shared';
import { recoverAddress, type Hex } from 'viem';

import { accountOf, type Account } from './account';

/** Returns the normalized signature if the account's key signed the digest (EIP-712). */
export const signatureOverDigest = async (
  account: Account,
  digest: Hex,
  written: Hex,
): Promise<NormalSignature | undefined> => {
  const normalized = normalizeSignature(written);
  if ('fault' in normalized) return undefined;
  const { signature } = normalized;
  try {
    const signer = await recoverAddress({ hash: digest, signature });
    return accountOf(signer) === account ? signature : undefined;
  } catch {
    // viem throws an error when r isn't the x-coordinate of a point on the curve.
    return undefined;
  }
};
