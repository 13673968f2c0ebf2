import { createConfig, createStorage, custom, http } from 'wagmi';
import { mainnet, polygon } from 'wagmi/chains';

import type { AppConfig } from '@/config/app-config';

import { localItems } from '../storage';

/** Uses only a configured RPC provider, never a public default. */
const transport = (rpcUrl: string | null) =>
  rpcUrl
    ? http(rpcUrl)
    : custom({
        request: async () => {
          throw new Error('No RPC address is configured for this chain.');
        },
      });

/** Creates named wallets' connectors when they are selected, because some connect at once. */
export const createWagmiConfig = ({ rpcUrls }: Pick<AppConfig, 'rpcUrls'>) =>
  createConfig({
    chains: [mainnet, polygon],
    transports: { [mainnet.id]: transport(rpcUrls['1']), [polygon.id]: transport(rpcUrls['137']) },
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: localItems }),
  });

export type WagmiConfig = ReturnType<typeof createWagmiConfig>;
