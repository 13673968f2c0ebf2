import { signatureForms } from '@trait-market/contract/testing/signature-forms';
import { keccak256, stringToHex, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';

import { sentSignature } from './sent-signature';

const hash = keccak256(stringToHex('an action'));
const key = privateKeyToAccount(generatePrivateKey());

test('T89 a key’s signature is sent in its normal form, whichever the wallet writes', async () => {
  const signature = await key.sign({ hash });
  for (const form of Object.values(signatureForms(signature))) {
    expect(await sentSignature(form, key.address, hash)).toBe(signature);
  }
});

test('T125 bytes that aren’t the account’s key’s are sent as the smart account wrote them', async () => {
  const contract = privateKeyToAccount(generatePrivateKey()).address;
  const forms: Hex[] = Object.values(signatureForms(await key.sign({ hash })));
  // A signature of a passkey (P-256) has 64 bytes, as a compact signature of a key has.
  for (const written of [
    ...forms,
    `0x${'5a'.repeat(64)}`,
    '0x',
    `0x${'A5'.repeat(5_000)}`,
  ] as const) {
    expect(await sentSignature(written, contract, hash)).toBe(written);
  }
});
