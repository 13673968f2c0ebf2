/** The response times of a route in whole milliseconds. */
export type Timing = { p50: number; p99: number; slowest: number };

export type RouteCoverage = {
  route: string;
  method: string;
  path: string;
  requests: number;
  /** The number of responses by status, with 0 for declared statuses that never occurred. */
  statuses: Readonly<Record<string, number>>;
  /** The coverage of the variants that the schemas of the query, body and responses permit. */
  variants: { seen: number; of: number; unseen: readonly string[] };
  /** The response times; absent when there were no responses. */
  timing?: Timing | undefined;
};
