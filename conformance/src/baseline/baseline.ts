import type { Family } from '../families';
import type { Outcome } from '../probe/outcome';

export type KnownFinding = {
  id: string;
  /** The received HTTP status. The same check with another status is a new finding. */
  status?: number | undefined;
  /** The expected result, for people; it is never compared. */
  expected: string;
  got: string;
  /** A note for people, which updates of the file preserve. */
  why?: string | undefined;
};

export type Baseline = { findings: readonly KnownFinding[] };

type Made = { id: string; family: Family; outcome: Outcome };

// The suffix of the ids of invariants, each of which reports only its first failing
// response.
const EVERY_RESPONSE = '/every answer';
const LONGEST_TEXT = 200;

// Returns the status of a finding; undefined for invariants and generated requests, whose first
// failure varies between runs.
const statusIn = ({ id, family }: Omit<Made, 'outcome'>, got: string): number | undefined => {
  if (family === 'generated' || id.endsWith(EVERY_RESPONSE)) return undefined;
  const status = /^status (\d{3})\b/.exec(got)?.[1];
  return status === undefined ? undefined : Number(status);
};

const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;

const findingOf = (made: Made): KnownFinding | undefined => {
  const { outcome } = made;
  if (outcome.kind !== 'failed') return undefined;
  const status = statusIn(made, outcome.got);
  return {
    id: made.id,
    ...(status !== undefined && { status }),
    expected: shortened(outcome.expected),
    got: shortened(outcome.got),
  };
};

const isSame = (one: KnownFinding, other: KnownFinding): boolean =>
  one.id === other.id && one.status === other.status;

export const isKnown = ({ findings }: Baseline, made: Made): boolean => {
  const found = findingOf(made);
  return found !== undefined && findings.some((finding) => isSame(finding, found));
};

export type BaselineReport = {
  known: number;
  fresh: number;
  /** Known findings whose checks now pass, or fail with another status. */
  gone: readonly KnownFinding[];
  /** Known findings whose checks didn't run. */
  unchecked: readonly KnownFinding[];
};

export const compareWithBaseline = (
  baseline: Baseline,
  results: readonly Made[],
): BaselineReport => {
  const failed = results.filter(({ outcome }) => outcome.kind === 'failed');
  const known = failed.filter((made) => isKnown(baseline, made)).length;
  const judged = new Set(
    results.filter(({ outcome }) => outcome.kind !== 'skipped').map(({ id }) => id),
  );
  const found = failed.flatMap((made) => findingOf(made) ?? []);
  const isStillThere = (finding: KnownFinding) => found.some((one) => isSame(one, finding));
  const left = baseline.findings.filter((finding) => !isStillThere(finding));
  return {
    known,
    fresh: failed.length - known,
    gone: left.filter(({ id }) => judged.has(id)),
    unchecked: left.filter(({ id }) => !judged.has(id)),
  };
};

/**
 * Updates a baseline. Existing entries keep their strings, so that the file changes only if the
 * findings do.
 */
export const updatedBaseline = (before: Baseline, results: readonly Made[]): Baseline => {
  const { unchecked } = compareWithBaseline(before, results);
  const found = results.flatMap((made) => {
    const finding = findingOf(made);
    return finding === undefined
      ? []
      : [before.findings.find((one) => isSame(one, finding)) ?? finding];
  });
  return {
    findings: [...found, ...unchecked].toSorted((one, other) =>
      one.id < other.id ? -1 : Number(one.id > other.id),
    ),
  };
};
