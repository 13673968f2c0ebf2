import { createConfig, createStorage, custom, http } from 'wagmi';
import { mainnet, polygon } from 'wagmi/chains';

import type { AppConfig } from '@/config/app-config';

import { localItems } from '../storage';

/** Reads from a chain only through a configured RPC provider. */
const transport = (rpcUrl: string | null) =>
  rpcUrl
    ? http(rpcUrl)
    : custom({
        request: async () => {
          throw new Error('No RPC address is configured for this chain.');
        },
      });

/** Creates named connectors when they are chosen, because some connect as soon as they exist. */
export const createWagmiConfig = ({ rpcUrls }: Pick<AppConfig, 'rpcUrls'>) =>
  createConfig({
    chains: [mainnet, polygon],
    transports: { [mainnet.id]: transport(rpcUrls['1']), [polygon.id]: transport(rpcUrls['137']) },
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: localItems }),
  });

export type WagmiConfig = ReturnType<typeof createWagmiConfig>;
