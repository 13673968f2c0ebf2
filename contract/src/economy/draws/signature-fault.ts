import { normalizeSignature } from '../../shared/signature';
import type { Bytes32, Signature } from '../shared/hex';
import { recoverSigner } from './recover-signer';

type SignedDigest = { id: Bytes32; hash: () => Bytes32; signature: Signature; signer: string };

/** Returns why a signed message isn't its signer's, or undefined when it is. */
export const signatureFault = async ({
  id,
  hash,
  signature,
  signer,
}: SignedDigest): Promise<'bad-signature' | 'unverifiable-signature' | undefined> => {
  try {
    const digest = hash();
    if (digest !== id.toLowerCase()) return 'bad-signature';
    const normalized = normalizeSignature(signature);
    if ('fault' in normalized) {
      return normalized.fault === 'contract-wallet' ? 'unverifiable-signature' : 'bad-signature';
    }
    const recovered = await recoverSigner(digest, normalized.signature);
    return recovered.toLowerCase() === signer.toLowerCase() ? undefined : 'bad-signature';
  } catch {
    return 'bad-signature';
  }
};
