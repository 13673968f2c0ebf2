import type { Fault } from '../../kernel/faults/fault.schema';
import type { World } from '../../world/world';

/** The prefixes of the provider's API: v1 and the market. */
const API = ['/v1/*', '/economy/v1/*'];

/** Adds a fault to every call of the provider, but not of the third parties. */
export const failTheApi = ({ faults }: World, fault: Omit<Fault, 'path'>): void => {
  for (const path of API) faults.add({ path, ...fault });
};
