import type { Journal } from '../../kernel/journal/journal';
import type { Exchange } from '../../kernel/journal/journal.schema';
import { differencesOf, type Difference } from '../../kernel/requests/differences';
import type { ExpectedCalls, Verified } from './verify.schema';

const MOST_SHOWN = 20;
const MOST_NEAREST = 3;

/** How much each kind of difference adds to a call's distance from the expected call. */
const WEIGHTS: Record<string, number> = { path: 6, method: 3 };
const weightOf = ({ where }: Difference): number => WEIGHTS[where] ?? 1;

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const callOf = ({ entry: { id, at, method, path, status } }: Exchange) => ({
  id,
  at,
  method,
  path,
  status,
});

const pathDistance = (wanted: string, actual: string): number => {
  const [there, here] = [wanted, actual].map((path) => path.toLowerCase().split('/'));
  const length = Math.max(there?.length ?? 0, here?.length ?? 0);
  const differing = (there ?? []).filter(
    (segment, at) => !segment.startsWith(':') && segment !== '*' && segment !== here?.[at],
  );
  return differing.length / length;
};

const missOf = (
  { exactly: _exactly, atLeast: _atLeast, atMost: _atMost, status, ...pattern }: ExpectedCalls,
  { entry, headers, body }: Exchange,
): { differences: Difference[]; distance: number } => {
  const differences = differencesOf(pattern, {
    method: entry.method,
    path: entry.path,
    query: entry.query,
    headers,
    body: body ?? entry.body,
    wallet: entry.wallet,
  });
  if (status !== undefined && status !== entry.status) {
    differences.push({
      where: 'status',
      words: `status: ${entry.status ?? 'no complete answer'} instead of ${status}`,
    });
  }
  const onPath = differences.some(({ where }) => where === 'path')
    ? pathDistance(pattern.path ?? '', entry.path)
    : 0;
  return {
    differences,
    distance: onPath + differences.map(weightOf).reduce((sum, weight) => sum + weight, 0),
  };
};

const wantedWords = ({ exactly, atLeast, atMost }: ExpectedCalls): string => {
  if (exactly !== undefined) return exactly === 0 ? 'never' : `exactly ${times(exactly)}`;
  const least = `at least ${times(atLeast ?? 1)}`;
  if (atMost === undefined) return least;
  return atLeast === undefined ? `at most ${times(atMost)}` : `${least} and at most ${atMost}`;
};

const COUNTS = new Set(['exactly', 'atLeast', 'atMost']);

const subjectOf = ({ method, path, ...rest }: ExpectedCalls): string => {
  const parts = Object.entries(rest)
    .filter(([name, value]) => value !== undefined && !COUNTS.has(name))
    .map(([name]) => name);
  const call = `${method === undefined ? '' : `${method} `}${path ?? 'any path'}`;
  return parts.length === 0 ? call : `${call} with that ${parts.join(', ')}`;
};

const rangeOf = ({ exactly, atLeast, atMost }: ExpectedCalls): [number, number] => [
  exactly ?? atLeast ?? (atMost === undefined ? 1 : 0),
  exactly ?? atMost ?? Infinity,
];

export const verify = (journal: Journal, expected: ExpectedCalls): Verified => {
  const held = journal.exchanges().map((exchange) => ({
    exchange,
    ...missOf(expected, exchange),
  }));
  const fitting = held.filter(({ differences }) => differences.length === 0);
  const [least, most] = rangeOf(expected);
  const count = fitting.length;
  const met = count >= least && count <= most;
  const nearest =
    count < least
      ? held
          .filter(({ differences }) => differences.length > 0)
          .toSorted((one, other) => one.distance - other.distance)
          .slice(0, MOST_NEAREST)
          .map(({ exchange, differences }) => ({
            ...callOf(exchange),
            differs: differences.map(({ words }) => words),
          }))
      : [];
  const forgotten = journal.forgotten();
  const calls = fitting.slice(-MOST_SHOWN).map(({ exchange }) => callOf(exchange));
  const called = count === 0 ? 'was not called' : `was called ${times(count)}`;
  const lines = [
    `${subjectOf(expected)} ${called}${met ? '.' : `, expected ${wantedWords(expected)}.`}`,
    ...(met || count <= most ? [] : [`Calls: ${calls.map(({ id }) => id).join(', ')}.`]),
    ...nearest.map(
      ({ id, method, path, differs }) =>
        `Nearest: ${id} ${method} ${path} (${differs.join('; ')}).`,
    ),
    ...(forgotten === 0
      ? []
      : [`The journal dropped ${forgotten} older entries, which are not counted.`]),
  ];
  return { met, count, message: lines.join('\n'), calls, nearest, forgotten };
};
