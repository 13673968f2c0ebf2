import type { Mutant } from './mutant';

/** Returns the table of broken-providers.md. */
export const mutantTable = (
  mutants: readonly Pick<Mutant, 'name' | 'breaks' | 'killedBy'>[],
): string =>
  mutants
    .map(({ name, breaks, killedBy }) => `| ${name} | ${breaks} | \`${killedBy}\` |`)
    .join('\n');
