import { allMutants } from '../mutants/all-mutants';
import { allEconomyMutants } from '../economy-mutants/all-economy-mutants';
import { matching, type Clause, type LawfulClause, type Section } from './clause';

const MUTANTS = [...allMutants, ...allEconomyMutants];

/** Returns the names of the mutants that a clause's checks report. */
export const mutantsOf = ({ checks }: Clause): string[] => {
  const patterns = checks.map(matching);
  return MUTANTS.filter(({ killedBy }) => patterns.some((fits) => fits(killedBy))).map(
    ({ name }) => name,
  );
};

const bullet = (words: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `  - ${words}: ${items.join('; ')}\n`;

const entryOf = (clause: Clause & Partial<LawfulClause>): string => {
  const { lawful = [] } = clause;
  return [
    `- **${clause.clause}**\n`,
    bullet(
      'accepted',
      lawful.map(([, title]) => title),
    ),
    bullet(
      'checks',
      clause.checks.map((check) => `\`${check}\``),
    ),
    bullet('mutants', mutantsOf(clause)),
  ].join('');
};

export const pageOf = (parts: readonly { title: string; sections: readonly Section[] }[]): string =>
  parts
    .map(
      ({ title, sections }) =>
        `## ${title}\n\n${sections
          .map((section) => `### ${section.title}\n\n${section.clauses.map(entryOf).join('')}`)
          .join('\n')}`,
    )
    .join('\n');
