import type { ActionPlace } from './deployment';

/**
 * The EIP-712 domain of the market's own messages. No contract verifies them, so the salt names the
 * deployment.
 */
export const marketDomain = ({ chainId, deployment }: ActionPlace) =>
  ({ name: 'Trait Market', version: '1', chainId, salt: deployment }) as const;
