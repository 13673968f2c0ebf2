import * as fc from 'fast-check';
import { concatHex, hexToBigInt, numberToHex, recoverAddress, slice, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';

import { signatureForms } from '../../testing/signature-forms';
import { normalizeSignature } from './signature';

const ORDER = 0xffffffff_ffffffff_ffffffff_fffffffe_baaedce6_af48a03b_bfd25e8c_d0364141n;

const aWord = fc
  .bigInt({ min: 1n, max: ORDER - 1n })
  .map((value): Hex => numberToHex(value, { size: 32 }));

test('T89 brings every form of a signature to the one that the key’s wallet library writes', async () => {
  await fc.assert(
    fc.asyncProperty(aWord, aWord, async (key, hash) => {
      const account = privateKeyToAccount(key);
      const signature = await account.sign({ hash });
      for (const form of Object.values(signatureForms(signature))) {
        expect(normalizeSignature(form)).toEqual({ signature });
        expect(normalizeSignature(`0x${form.slice(2).toUpperCase()}`)).toEqual({ signature });
      }
      expect(await recoverAddress({ hash, signature })).toBe(account.address);
    }),
    { numRuns: 50 },
  );
});

test.each<[string, Hex, string]>([
  ['no byte', '0x', 'wrong-length'],
  ['half a byte', '0x1', 'wrong-length'],
  ['63 bytes', `0x${'5a'.repeat(63)}`, 'wrong-length'],
  ['64 and a half bytes', `0x${'5a'.repeat(64)}1`, 'wrong-length'],
  ['66 bytes', `0x${'5a'.repeat(66)}`, 'contract-wallet'],
  ['the last byte 2', `0x${'5a'.repeat(64)}02`, 'wrong-recovery'],
  ['the last byte 29', `0x${'5a'.repeat(64)}1d`, 'wrong-recovery'],
  ['the last byte 37 of a chain id', `0x${'5a'.repeat(64)}25`, 'wrong-recovery'],
  ['r = 0', `0x${'00'.repeat(32)}${'5a'.repeat(32)}1b`, 'out-of-range'],
  ['s = 0', `0x${'5a'.repeat(32)}${'00'.repeat(32)}1b`, 'out-of-range'],
  ['s = 0 in 64 bytes', `0x${'5a'.repeat(32)}80${'00'.repeat(31)}`, 'out-of-range'],
  ['r = n', concatHex([numberToHex(ORDER), `0x${'5a'.repeat(32)}1b`]), 'out-of-range'],
  ['s = n', concatHex([`0x${'5a'.repeat(32)}`, numberToHex(ORDER), '0x1b']), 'out-of-range'],
])('T89 names the fault of a signature of %s', (_, signature, fault) => {
  expect(normalizeSignature(signature)).toEqual({ fault });
});

test('T89 a normal signature has a low s', async () => {
  const account = privateKeyToAccount(numberToHex(7n, { size: 32 }));
  const signature = await account.sign({ hash: numberToHex(9n, { size: 32 }) });
  for (const form of Object.values(signatureForms(signature))) {
    const result = normalizeSignature(form);
    const s = 'signature' in result ? hexToBigInt(slice(result.signature, 32, 64)) : ORDER;
    expect(s <= ORDER / 2n).toBe(true);
  }
});
