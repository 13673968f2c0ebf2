import type { BaselineReport } from './baseline/baseline';
import type { RouteCoverage } from './route-coverage';
import type { Family } from './families';
import type { Outcome } from './probe/outcome';

/** A check with its outcome. */
export type CheckResult = {
  id: string;
  route: string;
  family: Family;
  rule: string;
  outcome: Outcome;
  /** Whether the failure is in the baseline. */
  known?: boolean | undefined;
  durationMs: number;
  /** Distinct observations in order: `GET users.me 200 {walletAddress:string}`. */
  observed: readonly string[];
};

/** The results of a run, as JSON. */
export type ConformanceReport = {
  target: string;
  startedAt: string;
  durationMs: number;
  seed: number;
  readOnly: boolean;
  requests: number;
  /** True when no check failed and none was cut off. Skipped checks don't count. */
  conformant: boolean;
  /** The reason why the run ended early: its time limit or an interrupt. */
  unfinished?: string | undefined;
  /** Whether the run stopped at its first failure, so that later checks are missing. */
  stoppedEarly: boolean;
  baseline?: BaselineReport | undefined;
  counts: { passed: number; failed: number; skipped: number };
  coverage?: readonly RouteCoverage[] | undefined;
  /** Observations about the whole run, such as a URL of a different kind of server. */
  notes: readonly string[];
  results: readonly CheckResult[];
};
