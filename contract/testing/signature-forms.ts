import { concatHex, hexToBigInt, numberToHex, slice, type Hex } from 'viem';

const ORDER = 0xffffffff_ffffffff_ffffffff_fffffffe_baaedce6_af48a03b_bfd25e8c_d0364141n;

const word = (value: bigint): Hex => numberToHex(value, { size: 32 });
const byte = (value: bigint): Hex => numberToHex(value, { size: 1 });

export type SignatureForm =
  | 'as libraries write it'
  | 'v 0 or 1'
  | '64 bytes'
  | 'high s'
  | 'high s and v 0 or 1';

export const signatureForms = (signature: Hex): Record<SignatureForm, Hex> => {
  const [r, s] = [slice(signature, 0, 32), hexToBigInt(slice(signature, 32, 64))];
  const recovery = hexToBigInt(slice(signature, 64, 65)) - 27n;
  const high = word(ORDER - s);
  return {
    'as libraries write it': signature,
    'v 0 or 1': concatHex([r, word(s), byte(recovery)]),
    '64 bytes': concatHex([r, word(s + (recovery << 255n))]),
    'high s': concatHex([r, high, byte(28n - recovery)]),
    'high s and v 0 or 1': concatHex([r, high, byte(1n - recovery)]),
  };
};
