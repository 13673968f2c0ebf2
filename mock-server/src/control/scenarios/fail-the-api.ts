import type { Fault } from '../../kernel/faults/fault.schema';
import type { World } from '../../world/world';

/** Under which the provider's calls stand: v1, and the market. */
const API = ['/v1/*', '/economy/v1/*'];

/** Lets every call of the provider's run into a fault, and nothing of the third parties. */
export const failTheApi = ({ faults }: World, fault: Omit<Fault, 'path'>): void => {
  for (const path of API) faults.add({ path, ...fault });
};
