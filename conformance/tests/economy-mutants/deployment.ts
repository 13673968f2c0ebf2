import { onFields } from '../mutants/patches';
import { patched } from '../mutants/mutant';
import type { EconomyMutant } from './economy-mutant';

const NAMED = 'economy.deployment.read/flow/what signatures name';
const E363 = 'E363 The deployment is the hash of the origin, and the contracts are those of orders';
const ELSEWHERE = '0x00000000000000000000000000000000000c0ffe';

const onDeployment = (change: object) =>
  onFields('economy.deployment.read', (fields) => ({ ...fields, ...change }));

export const deploymentMutants: readonly EconomyMutant[] = [
  ...patched(NAMED, E363, {
    'The deployment belongs to another site': () =>
      onDeployment({ origin: 'https://another.example' }),
    'The published Seaport is another contract': () => onDeployment({ seaport: ELSEWHERE }),
    'The published zone is not the one of orders': () => onDeployment({ zone: ELSEWHERE }),
  }),
];
