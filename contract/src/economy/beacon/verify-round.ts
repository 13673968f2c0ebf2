import { hexToBytes, type Hex } from 'viem';

import { roundMessage, type Beacon } from './beacon';

/** The domain separation tag of RFC 9380, which drand's scheme uses. */
export const ROUND_TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** Returns whether the beacon signed this round. Loads the curve, which only draws need. */
export const isRoundSignature = async (
  { publicKey }: Beacon,
  round: number,
  signature: Hex,
): Promise<boolean> => {
  const { bls12_381 } = await import('@noble/curves/bls12-381.js');
  const { shortSignatures } = bls12_381;
  try {
    const message = shortSignatures.hash(hexToBytes(roundMessage(round)), ROUND_TAG);
    return shortSignatures.verify(hexToBytes(signature), message, hexToBytes(publicKey));
  } catch {
    return false;
  }
};
