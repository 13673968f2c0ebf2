import type { Mutant } from './mutant';

export const mutantTable = (
  mutants: readonly Pick<Mutant, 'name' | 'breaks' | 'killedBy'>[],
): string =>
  mutants
    .map(({ name, breaks, killedBy }) => `| ${name} | ${breaks} | \`${killedBy}\` |`)
    .join('\n');
