import { hexToBigInt, recoverAddress, size, slice, verifyMessage, type Hex } from 'viem';

import { accountOf, type Account } from './account';

/** Bytes of an account's own signature: r, s and a recovery bit. */
const SIGNATURE_BYTES = 65;

/** Half of the order of secp256k1: of a signature and its twin n − s, only the lower is canonical. */
const HIGHEST_S = 0x7fffffff_ffffffff_ffffffff_ffffffff_5d576e73_57a4501d_dfe92f46_681b20a0n;

/**
 * Whether it can only be the signature of a contract wallet (EIP-1271, EIP-6492). Those are not
 * verified here: it would take a chain to ask.
 */
export const isContractSignature = (signature: Hex): boolean => size(signature) > SIGNATURE_BYTES;

const isCanonical = (signature: Hex): boolean =>
  size(signature) === SIGNATURE_BYTES && hexToBigInt(slice(signature, 32, 64)) <= HIGHEST_S;

/** Whether the account itself has signed the text, as `personal_sign` does (EIP-191). */
export const isSignedBy = async (
  account: Account,
  message: string,
  signature: Hex,
): Promise<boolean> => {
  if (!isCanonical(signature)) return false;
  try {
    return await verifyMessage({ address: account, message, signature });
  } catch {
    // viem throws on what no key can have written, such as r = 0.
    return false;
  }
};

/** Whether the account's own key has signed a digest, as `eth_signTypedData_v4` does (EIP-712). */
export const isDigestSignedBy = async (
  account: Account,
  digest: Hex,
  signature: Hex,
): Promise<boolean> => {
  if (!isCanonical(signature)) return false;
  try {
    return accountOf(await recoverAddress({ hash: digest, signature })) === account;
  } catch {
    return false;
  }
};
