import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { deploymentOf } from '@trait-market/contract/economy/typed-data';

/**
 * The deployment of the market that this page is of: by the address that it was opened at, and by
 * nobody's word, so that nobody can have something signed here that counts elsewhere.
 */
export const ownDeployment = (): Bytes32 => deploymentOf(window.location.origin);
