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
  /**
   * Normalized observations in order, without duplicates: `GET users.me 200
   * {walletAddress:string}`. Equal for two targets that behave alike.
   */
  observed: readonly string[];
};

/** The results of a run, as JSON. */
export type ConformanceReport = {
  target: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  durationMs: number;
  seed: number;
  readOnly: boolean;
  /** Sent requests. */
  requests: number;
  /** True when no check failed and none was cut off. Skipped checks don't count. */
  conformant: boolean;
  /** The reason why the run ended early: its time limit or an interrupt. */
  unfinished?: string | undefined;
  /** Whether the run stopped at its first failure, so that later checks are missing. */
  stoppedEarly: boolean;
  /** The comparison with the baseline, if one was given. */
  baseline?: BaselineReport | undefined;
  counts: { passed: number; failed: number; skipped: number };
  /** The coverage of each call. */
  coverage?: readonly RouteCoverage[] | undefined;
  /** Observations about the whole run, such as a URL of a different kind of server. */
  notes: readonly string[];
  results: readonly CheckResult[];
};
