import { recoverAddress, type Address, type Hex } from 'viem';

/** The maximum number of cached signers, about 2 MB. */
const MAX_CACHED_SIGNERS = 5_000;

/** The length of 65 bytes in hex. The memory that the cache needs is bounded by it. */
const SIGNATURE_LENGTH = 132;

const cache = new Map<string, Promise<Address>>();

/**
 * Returns the address that signed a digest. Caches it, because a log that has grown is verified
 * again as a whole, and each recovery takes about 2 ms.
 */
export const recoverSigner = (hash: Hex, signature: Hex): Promise<Address> => {
  if (signature.length !== SIGNATURE_LENGTH) return recoverAddress({ hash, signature });
  const key = `${hash} ${signature}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size === MAX_CACHED_SIGNERS) cache.delete(oldest);
  const signer = recoverAddress({ hash, signature });
  cache.set(key, signer);
  signer.catch(() => cache.delete(key));
  return signer;
};
