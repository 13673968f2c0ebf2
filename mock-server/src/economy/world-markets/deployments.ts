import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { deploymentOf } from '@trait-market/contract/economy/typed-data';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Returns several deployments for a loopback address, because all its names are equivalent. */
export const deploymentsOf = (productUrl: string): ReadonlySet<Bytes32> => {
  const { hostname } = new URL(productUrl);
  if (!LOOPBACK.includes(hostname)) return new Set([deploymentOf(productUrl)]);
  return new Set(
    LOOPBACK.map((name) => {
      const url = new URL(productUrl);
      url.hostname = name;
      return deploymentOf(url.href);
    }),
  );
};
