import { hashMessage } from 'viem';
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
