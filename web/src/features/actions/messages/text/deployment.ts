import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { deploymentOf } from '@trait-market/contract/economy/typed-data';

/**
 * Returns this page's deployment, from the address of the page alone, so that no response can make
 * users sign something valid elsewhere.
 */
export const ownDeployment = (): Bytes32 => deploymentOf(window.location.origin);
