/** How long the answers of a call took, in whole milliseconds. */
export type Timing = { p50: number; p99: number; slowest: number };

/** How much of a call of the contract a run has seen. */
export type RouteCoverage = {
  route: string;
  method: string;
  path: string;
  requests: number;
  /** How often each status came; those that the contract declares and that never came are 0. */
  statuses: Readonly<Record<string, number>>;
  /** What the schemas of the call's query, body and answers leave open: how much of it was seen. */
  variants: { seen: number; of: number; unseen: readonly string[] };
  /** Absent: it never answered. */
  timing?: Timing | undefined;
};
