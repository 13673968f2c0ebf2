import type { Family } from '../families';
import type { Outcome } from '../probe/outcome';

/** A failure that is known, and no reason for CI to fail. */
export type KnownFinding = {
  /** The id of the check that fails. */
  id: string;
  /** The status that it got. When it gets another one, that is a new finding. */
  status?: number | undefined;
  /** What the check said when the finding was written down: for people, not compared. */
  expected: string;
  got: string;
  /** Anything worth remembering about it. Kept when the file is updated. */
  why?: string | undefined;
};

/** What is known of a target's failures. */
export type Baseline = { findings: readonly KnownFinding[] };

type Made = { id: string; family: Family; outcome: Outcome };

/** The end of the ids of laws, of which whichever answer came first is told. */
const LAW = '/every answer';
/** Characters of what a check said that are kept. */
const LONGEST_TEXT = 200;

/**
 * The status that a check got. A law and generated requests tell the first of what may be many, which is
 * another one from run to run and from seed to seed: of these, the id alone counts.
 */
const statusIn = ({ id, family }: Omit<Made, 'outcome'>, got: string): number | undefined => {
  if (family === 'generated' || id.endsWith(LAW)) return undefined;
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

/** Whether a failure stands in the baseline. */
export const isKnown = ({ findings }: Baseline, made: Made): boolean => {
  const found = findingOf(made);
  return found !== undefined && findings.some((finding) => isSame(finding, found));
};

/** How a run compares with what was known. */
export type BaselineReport = {
  /** Failures that were known, and those that were not. */
  known: number;
  fresh: number;
  /** Known findings that have gone: their checks pass now, or fail with another status. */
  gone: readonly KnownFinding[];
  /** Known findings whose checks weren't made in this run. */
  unchecked: readonly KnownFinding[];
};

/** Holds what a run found against what was known. */
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
 * The baseline after a run: what was found, and what was not looked at. What was known before keeps its
 * words, so that the file changes only where something has changed.
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
