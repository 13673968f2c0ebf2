import type { Check } from './check';
import { isSuccessOf, KNOWN_ROUTES } from './contract/routes';
import type { Exchange } from './probe/exchange';
import type { CheckResult } from './report';

/**
 * Returns the routes of which `only` excludes no check. In a read-only run, only routes for reads
 * are returned.
 */
export const routesInFull = (
  all: readonly Check[],
  chosen: readonly Check[],
  { readOnly }: { readOnly: boolean },
): string[] => {
  const picked = new Set(chosen.map(({ id }) => id));
  const checked = new Set(all.map(({ route }) => route));
  return KNOWN_ROUTES.filter(({ route }) => route.method === 'GET' || !readOnly)
    .map(({ name }) => name)
    .filter((name) => checked.has(name))
    .filter((name) => all.every(({ id, route }) => route !== name || picked.has(id)));
};

/** Counts exchanges by status, formatted as `401 × 3, 404 × 2`. */
const statusesOf = (exchanges: readonly Exchange[]): string => {
  const counts = new Map<string, number>();
  for (const { response } of exchanges) {
    const status = response === undefined ? 'no response' : String(response.status);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  const texts = [...counts].toSorted().map(([status, count]) => `${status} × ${count}`);
  return texts.length === 0 ? 'it was never called' : texts.join(', ');
};

const RULE =
  "Each call succeeds at least once: without a success, its responses haven't been checked.";

/**
 * Reports routes that never succeeded: as skipped, because a precondition may be missing, or with
 * `strict` as failed.
 */
export const seenToSucceed = (
  routes: readonly string[],
  sent: readonly Exchange[],
  { strict }: { strict: boolean },
): CheckResult[] =>
  routes.map((route) => {
    const ofRoute = sent.filter(({ request }) => request.route === route);
    const isSeen = ofRoute.some(
      ({ response }) => response !== undefined && isSuccessOf(route, response.status),
    );
    const got = statusesOf(ofRoute);
    const reason = `${route} never succeeded (${got}), so its responses aren't checked; --strict makes that a failure`;
    const failed = {
      kind: 'failed',
      expected: 'a success',
      got,
      request: '',
      response: '',
    } as const;
    const unseen = strict ? failed : ({ kind: 'skipped', reason } as const);
    return {
      id: `${route}/success/seen to succeed`,
      route,
      family: 'success',
      rule: RULE,
      outcome: isSeen ? { kind: 'passed' } : unseen,
      durationMs: 0,
      observed: [],
    };
  });
