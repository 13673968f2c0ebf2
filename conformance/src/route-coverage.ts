/** Response times of a call in whole milliseconds. */
export type Timing = { p50: number; p99: number; slowest: number };

export type RouteCoverage = {
  route: string;
  method: string;
  path: string;
  requests: number;
  /** The number of responses by status; declared ones that never occurred are 0. */
  statuses: Readonly<Record<string, number>>;
  /** Coverage of the variants in the schemas of the query, body and responses. */
  variants: { seen: number; of: number; unseen: readonly string[] };
  /** Absent without responses. */
  timing?: Timing | undefined;
};
