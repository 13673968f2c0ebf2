import type { Mutant } from './mutant';

/** The README's table of broken providers, a row each. */
export const mutantTable = (mutants: readonly Mutant[]): string =>
  mutants
    .map(({ name, breaks, killedBy }) => `| ${name} | ${breaks} | \`${killedBy}\` |`)
    .join('\n');
