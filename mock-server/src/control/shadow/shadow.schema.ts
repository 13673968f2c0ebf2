import * as z from 'zod/mini';

const SideSchema = z.nullable(z.string());

/** Both values as shortened JSON, without secrets; `null` for a missing field. */
const ShadowDifferenceSchema = z.looseObject({
  path: z.string(),
  kind: z.enum(['value', 'type', 'only-mock', 'only-provider']),
  mock: SideSchema,
  provider: SideSchema,
  calls: z.int(),
});
export type ShadowDifference = z.infer<typeof ShadowDifferenceSchema>;

const ShadowRouteSchema = z.looseObject({
  method: z.string(),
  path: z.string(),
  compared: z.int(),
  differing: z.int(),
  /** The combinations of unequal statuses. Bodies of such calls aren't compared. */
  statuses: z.array(z.looseObject({ mock: z.int(), provider: z.int(), calls: z.int() })),
  differences: z.array(ShadowDifferenceSchema),
  /** The paths that are left out, because equal requests got different values. */
  volatile: z.array(z.string()),
});
export type ShadowRoute = z.infer<typeof ShadowRouteSchema>;

/** The calls that were not compared, by reason. */
const SkippedSchema = z.looseObject({
  /** Calls with a token, while the mock has none of the provider, or that the mock refused. */
  signedIn: z.int(),
  /** Calls beyond the limit of waiting calls. */
  busy: z.int(),
  /** Calls that the provider didn't complete in time, or refused with 429, 502, 503 or 504. */
  failed: z.int(),
  /** Bodies that are too large, or that aren't text. */
  unreadable: z.int(),
});
export type SkippedCalls = z.infer<typeof SkippedSchema>;

export const ShadowReportSchema = z.looseObject({
  provider: z.string(),
  /** Calls whose comparison isn't completed. */
  pending: z.int(),
  compared: z.int(),
  differing: z.int(),
  skipped: SkippedSchema,
  routes: z.array(ShadowRouteSchema),
});
export type ShadowReport = z.infer<typeof ShadowReportSchema>;
