import type { ActionPlace } from './deployment';

/**
 * Of the market's own messages; an order's is Seaport's. No contract verifies them, so the salt says
 * which deployment of the market they are for.
 */
export const marketDomain = ({ chainId, deployment }: ActionPlace) =>
  ({ name: 'Trait Market', version: '1', chainId, salt: deployment }) as const;
