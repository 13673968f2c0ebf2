import type { Fault } from '../../kernel/faults/fault.schema';
import type { World } from '../../world/world';

const API = ['/v1/*', '/economy/v1/*'];

export const failTheApi = ({ faults }: World, fault: Omit<Fault, 'path'>): void => {
  for (const path of API) faults.add({ path, ...fault });
};
