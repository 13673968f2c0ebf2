import { hashMessage, numberToHex, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';

import { recoverSigner } from './recover-signer';

test('recovers the signer of each digest and signature, first and again', async () => {
  const accounts = [generatePrivateKey(), generatePrivateKey()].map((key) =>
    privateKeyToAccount(key),
  );
  for (const message of ['a', 'b', 'a']) {
    for (const account of accounts) {
      const signature = await account.signMessage({ message });
      expect(await recoverSigner(hashMessage(message), signature)).toBe(account.address);
      expect(await recoverSigner(hashMessage('c'), signature)).not.toBe(account.address);
    }
  }
});

test('rejects an invalid signature each time', async () => {
  const signature = `0x${'0'.repeat(130)}` as const;
  for (const message of ['a', 'a']) {
    await expect(recoverSigner(hashMessage(message), signature)).rejects.toThrow();
  }
});

const INVALID = `0x${'0'.repeat(130)}` as const;

/** Recovers as many signers, none of which stays in the cache, because all are rejected. */
const recoverInvalid = (count: number) =>
  Promise.allSettled(
    Array.from({ length: count }, (_, index) =>
      recoverSigner(numberToHex(index, { size: 32 }), INVALID),
    ),
  );

test('caches 5,000 signers, and evicts the oldest', async () => {
  const account = privateKeyToAccount(generatePrivateKey());
  const signatures = await Promise.all(
    ['a', 'b'].map(async (message) => {
      const signature = await account.signMessage({ message });
      return () => recoverSigner(hashMessage(message), signature);
    }),
  );
  await recoverInvalid(5_000);
  const cached = signatures.map((recover) => recover());
  const [oldest, newest] = signatures;
  expect(oldest?.()).toBe(cached[0]);
  await recoverInvalid(4_999);
  expect(newest?.()).toBe(cached[1]);
  expect(oldest?.()).not.toBe(cached[0]);
});

test.each<[string, Hex]>([
  ['rejected signatures', INVALID],
  ['signatures of more than 65 bytes', `${INVALID}00`],
])('does not cache %s', async (_what, signature) => {
  const first = recoverSigner(hashMessage('a'), signature);
  await expect(first).rejects.toThrow();
  const second = recoverSigner(hashMessage('a'), signature);
  await expect(second).rejects.toThrow();
  expect(second).not.toBe(first);
});
