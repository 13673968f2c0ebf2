import type { Comparison } from '../comparing/compare-targets';
import { isOfWords, type Difference } from '../comparing/difference';

const LONGEST_TEXT = 100;

const short = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;

const times = (count: number): string => (count === 1 ? '' : `, ${count} times`);

const inFull = ({ what, target, against, count, request }: Difference): string[] => [
  `  ${what}: ${short(target)} → ${short(against)}${times(count)}`,
  ...(request === undefined ? [] : [`    ${request.target}`, `    ${request.against}`]),
];

const byRoute = (differences: readonly Difference[]): string[] =>
  [...new Set(differences.map(({ route }) => route))].flatMap((route) => [
    route,
    ...differences.filter((one) => one.route === route).flatMap(inFull),
    '',
  ]);

const words = (differences: readonly Difference[]): string[] => {
  const lines = differences.map(
    ({ route, what, target, against, count }) =>
      `  ${route}, ${what}: ${short(target)} → ${short(against)}${times(count)}`,
  );
  return lines.length === 0
    ? []
    : ['Refusals with different messages, which is no difference:', ...lines, ''];
};

const verdictOf = ({ isSame, unfinished, differences, compared }: Comparison): string => {
  const count = differences.filter((one) => !isOfWords(one)).length;
  const found = count === 1 ? '1 difference' : `${count} differences`;
  if (unfinished !== undefined) return `Not finished: ${unfinished}. Until then ${found}.`;
  return isSame
    ? `The two targets behave alike in ${compared} checks.`
    : `The two targets differ: ${found} in ${compared} checks.`;
};

export const comparisonText = (comparison: Comparison): string => {
  const { target, against, differences, madeAtOneOnly, reports, seed } = comparison;
  const alone = madeAtOneOnly.length;
  return [
    `How does ${against} differ from ${target}?`,
    '',
    ...words(differences.filter(isOfWords)),
    ...byRoute(differences.filter((one) => !isOfWords(one))),
    ...(alone === 0 ? [] : [`${alone} of the checks could be made at only one of the two.`]),
    `Checks that failed: ${reports.target.counts.failed} at ${target}, ${reports.against.counts.failed} at ${against}; seed ${seed}`,
    verdictOf(comparison),
  ].join('\n');
};
