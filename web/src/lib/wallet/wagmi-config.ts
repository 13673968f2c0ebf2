import { createConfig, createStorage, custom, http, injected } from 'wagmi';
import { mainnet, polygon } from 'wagmi/chains';

import type { AppConfig } from '@/config/app-config';

/** Reads nothing from a chain unless the environment names whom to ask. */
const transport = (rpcUrl: string | null) =>
  rpcUrl
    ? http(rpcUrl)
    : custom({
        request: async () => {
          throw new Error('No RPC address is configured for this chain.');
        },
      });

/**
 * Ethereum mainnet and Polygon (§9). Only the injected connector stands in the config, and wallets
 * that announce themselves join it: the others open connections as soon as they are made.
 */
export const createWagmiConfig = ({ rpcUrls }: Pick<AppConfig, 'rpcUrls'>) =>
  createConfig({
    chains: [mainnet, polygon],
    connectors: [injected()],
    transports: { [mainnet.id]: transport(rpcUrls['1']), [polygon.id]: transport(rpcUrls['137']) },
    storage: createStorage({ storage: localStorage }),
  });

export type WagmiConfig = ReturnType<typeof createWagmiConfig>;
