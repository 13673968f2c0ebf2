import type { BaselineReport } from './baseline/baseline';
import type { RouteCoverage } from './route-coverage';
import type { Family } from './families';
import type { Outcome } from './probe/outcome';

/** A check and what became of it. */
export type CheckResult = {
  id: string;
  route: string;
  family: Family;
  rule: string;
  outcome: Outcome;
  /** It failed, and stands in the baseline. */
  known?: boolean | undefined;
  durationMs: number;
  /**
   * What was seen, once each and in order, without what differs from run to run: `GET users.me 200 {walletAddress:string}`.
   * Two targets that keep the contract alike have seen alike.
   */
  observed: readonly string[];
};

/** What a run found. Ready for JSON. */
export type ConformanceReport = {
  target: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  durationMs: number;
  seed: number;
  readOnly: boolean;
  /** How many requests were sent. */
  requests: number;
  /** No check failed, and all that could be made were. Skipped ones say nothing. */
  conformant: boolean;
  /** Why the run was ended before all checks were made: the limit of its time, an interrupt. */
  unfinished?: string | undefined;
  /** The run ended at its first failure; what it had not come to is not in the results. */
  stoppedEarly: boolean;
  /** How it compares with the baseline, where one was given. */
  baseline?: BaselineReport | undefined;
  counts: { passed: number; failed: number; skipped: number };
  /** What was seen of each call of the contract. */
  coverage?: readonly RouteCoverage[] | undefined;
  /** What the whole of it says, in sentences: above all that the target is some other server. */
  notes: readonly string[];
  results: readonly CheckResult[];
};
