import type { BaselineReport } from './baseline/baseline';
import type { RouteCoverage } from './route-coverage';
import type { Family } from './families';
import type { Outcome } from './probe/outcome';

/** A check and its outcome. */
export type CheckResult = {
  id: string;
  route: string;
  family: Family;
  rule: string;
  outcome: Outcome;
  /** Whether the baseline contains this failure. */
  known?: boolean | undefined;
  durationMs: number;
  /** Distinct observations in order, such as `GET users.me 200 {walletAddress:string}`. */
  observed: readonly string[];
};

/** The results of a run. They can be serialized as JSON. */
export type ConformanceReport = {
  target: string;
  startedAt: string;
  durationMs: number;
  seed: number;
  readOnly: boolean;
  requests: number;
  /** True when no check failed and the run is complete. Skipped checks don't count. */
  conformant: boolean;
  /** Why the run ended early: the time limit or an interrupt. */
  unfinished?: string | undefined;
  /** Whether the run stopped at its first failure, so that results of later checks are missing. */
  stoppedEarly: boolean;
  baseline?: BaselineReport | undefined;
  counts: { passed: number; failed: number; skipped: number };
  coverage?: readonly RouteCoverage[] | undefined;
  /** Observations about the whole run, for example that the URL leads to another kind of server. */
  notes: readonly string[];
  results: readonly CheckResult[];
};
