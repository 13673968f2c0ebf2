import type { ActionPlace } from './deployment';

/**
 * The domain has no verifying contract, because none verifies these messages. Its salt names the
 * deployment.
 */
export const marketDomain = ({ chainId, deployment }: ActionPlace) =>
  ({ name: 'Trait Market', version: '1', chainId, salt: deployment }) as const;
