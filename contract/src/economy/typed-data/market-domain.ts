import type { ActionPlace } from './deployment';

/** No contract verifies these messages, so the salt names the deployment. */
export const marketDomain = ({ chainId, deployment }: ActionPlace) =>
  ({ name: 'Trait Market', version: '1', chainId, salt: deployment }) as const;
