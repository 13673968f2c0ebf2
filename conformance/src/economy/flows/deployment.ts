import { DeploymentSchema } from '@trait-market/contract/economy/deployment';
import { OrderPageSchema } from '@trait-market/contract/economy/orders';
import { CHAINS } from '@trait-market/contract/economy/shared';
import { deploymentOf, SEAPORT } from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';

import type { Check } from '../../check';
import { expectThat } from '../../expectations';
import { readFlow } from './market-flow';

const hashOf = (origin: string): string | undefined =>
  URL.canParse(origin) && new URL(origin).origin === origin ? deploymentOf(origin) : undefined;

const named = readFlow('deployment.read', 'what signatures name', {
  rule: 'E363 The deployment is the keccak256 hash of the origin, and the contracts are those that open orders name',
  run: async (market) => {
    const { origin, deployment, seaport, zone, chains, response } = await market.read(
      'economy.deployment.read',
      DeploymentSchema,
    );
    const hash = hashOf(origin);
    expectThat(
      deployment.toLowerCase() === hash,
      `the hash ${hash} of the origin`,
      deployment,
      response,
    );
    expectThat(isSameAddress(seaport, SEAPORT), `Seaport at ${SEAPORT}`, seaport, response);
    for (const { chainId, wrapped } of chains) {
      const expected = CHAINS[chainId].wrapped;
      expectThat(isSameAddress(wrapped, expected), `wrapped coin ${expected}`, wrapped, response);
    }
    const { items } = await market.read('economy.listings.browse', OrderPageSchema, {
      query: { chainId: '1', limit: '1' },
    });
    for (const { components } of items) {
      expectThat(
        isSameAddress(zone, components.zone),
        `the zone ${components.zone} of open orders`,
        zone,
        response,
      );
    }
  },
});

export const deploymentFlows = (): Check[] => [named];
