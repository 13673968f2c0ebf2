import type { Held } from './hold-against-seaport';

/** Returns exit status 1 if there is any difference. */
export const verdictOf = ({
  sequences,
  tally,
  differences,
}: Held): { lines: string[]; exitCode: 0 | 1 } => ({
  lines: [
    ...[...tally].toSorted().map(([act, times]) => `${String(times).padStart(7)}  ${act}`),
    ...differences.map((difference) => `\n${difference}`),
    `${sequences} sequences, ${differences.length} differences`,
  ],
  exitCode: differences.length === 0 ? 0 : 1,
});
