import type { economyContract } from '@trait-market/contract/economy';
import { CHAIN_IDS, CHAINS } from '@trait-market/contract/economy/shared';
import { COMMITMENT_ZONE, deploymentOf, SEAPORT } from '@trait-market/contract/economy/typed-data';

import type { Routes } from '../../kernel/http/routes';

export const deploymentRoutes = (
  productUrl: string,
): Routes<typeof economyContract.deployment> => ({
  read: async () => ({
    status: 200,
    body: {
      origin: new URL(productUrl).origin,
      deployment: deploymentOf(productUrl),
      seaport: SEAPORT,
      zone: COMMITMENT_ZONE,
      chains: CHAIN_IDS.map((chainId) => ({ chainId, wrapped: CHAINS[chainId].wrapped })),
    },
  }),
});
