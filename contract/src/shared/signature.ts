import * as z from 'zod/mini';

/** The maximum size of a signature. Those of smart accounts have several kilobytes (ERC-6492). */
export const MAX_SIGNATURE_BYTES = 8 * 1024;

/** A string of hex digits that is short enough to be a signature; its signer isn't checked. */
export const SignatureTextSchema = z
  .templateLiteral(['0x', z.string().check(z.regex(/[0-9a-fA-F]*/))])
  .check(
    z.refine(
      (signature) => signature.length <= 2 + 2 * MAX_SIGNATURE_BYTES,
      `A signature has up to ${MAX_SIGNATURE_BYTES} bytes.`,
    ),
  );

/** A signature by an account's private key in normal form: 65 bytes, low s, v 27 or 28. */
export type NormalSignature = `0x${string}`;

/** Reasons why a signature can't have been made by an account's private key. */
export type SignatureFault = 'contract-wallet' | 'wrong-length' | 'wrong-recovery' | 'out-of-range';

const COMPACT_BYTES = 64;
const FULL_BYTES = 65;
const WORD_DIGITS = 64;

/** The order of secp256k1's group: the exclusive upper bound of r and s. */
const ORDER = 0xffffffff_ffffffff_ffffffff_fffffffe_baaedce6_af48a03b_bfd25e8c_d0364141n;
const HALF_ORDER = ORDER / 2n;
/** The bit above s that holds the recovery id in a compact signature (EIP-2098). */
const PARITY_BIT = 1n << 255n;

/** Recovery ids by last byte: most wallets write 27 and 28, some hardware wallets 0 and 1. */
const RECOVERY_IDS: Readonly<Record<string, 0n | 1n>> = { '00': 0n, '01': 1n, '1b': 0n, '1c': 1n };

const wordOf = (digits: string): bigint => BigInt(`0x${digits}`);
const digitsOf = (word: bigint): string => word.toString(16).padStart(WORD_DIGITS, '0');

const normal = (r: bigint, s: bigint, recovery: bigint): NormalSignature | undefined => {
  if (r === 0n || r >= ORDER || s === 0n || s >= ORDER) return undefined;
  const isHigh = s > HALF_ORDER;
  // (r, s, id) and (r, n − s, flipped id) recover the same key.
  const v = (isHigh ? 1n - recovery : recovery) + 27n;
  return `0x${digitsOf(r)}${digitsOf(isHigh ? ORDER - s : s)}${v.toString(16)}`;
};

/**
 * Normalizes v, s and compact signatures (EIP-2098), or returns the fault. It doesn't recover the
 * signer.
 */
export const normalizeSignature = (
  signature: `0x${string}`,
): { signature: NormalSignature } | { fault: SignatureFault } => {
  const digits = signature.slice(2).toLowerCase();
  const bytes = digits.length / 2;
  if (bytes > FULL_BYTES) return { fault: 'contract-wallet' };
  if (bytes !== COMPACT_BYTES && bytes !== FULL_BYTES) return { fault: 'wrong-length' };
  const r = wordOf(digits.slice(0, WORD_DIGITS));
  const word = wordOf(digits.slice(WORD_DIGITS, 2 * WORD_DIGITS));
  const isCompact = bytes === COMPACT_BYTES;
  const recovery = isCompact ? word / PARITY_BIT : RECOVERY_IDS[digits.slice(2 * WORD_DIGITS)];
  if (recovery === undefined) return { fault: 'wrong-recovery' };
  const found = normal(r, isCompact ? word % PARITY_BIT : word, recovery);
  return found === undefined ? { fault: 'out-of-range' } : { signature: found };
};

/** Returns the normal form, or a signature that has none unchanged, such as a contract wallet's. */
export const inNormalForm = (signature: `0x${string}`): `0x${string}` => {
  const normalized = normalizeSignature(signature);
  return 'fault' in normalized ? signature : normalized.signature;
};

export const SIGNATURE_FAULTS: Readonly<Record<SignatureFault, string>> = {
  'contract-wallet':
    'The account’s contract (EIP-1271, EIP-6492) doesn’t accept this signature on the network that it was checked on.',
  'wrong-length': 'A signature has 65 bytes, or 64 in its compact form (EIP-2098).',
  'wrong-recovery': 'A signature of 65 bytes ends with 27, 28, 0 or 1.',
  'out-of-range': 'No key can write this signature: its r or s is zero or too large.',
};
