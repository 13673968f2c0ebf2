import type { FailedOutcome } from './probe/outcome';
import type { CheckResult } from './report';

type Failed = CheckResult & { outcome: FailedOutcome };

const isFailed = (result: CheckResult): result is Failed => result.outcome.kind === 'failed';

const SIGN_IN: ReadonlySet<string | undefined> = new Set(['users.nonce', 'users.login']);

/** Returns whether a step that only prepares a check failed, instead of the rule of the check. */
const failedBefore = ({ route, outcome: { at, expected } }: Failed): boolean =>
  at !== undefined && at !== route && (expected === 'a success' || expected === 'a response');

const causeOf = (result: Failed, failures: readonly Failed[]): string | undefined => {
  const { at } = result.outcome;
  if (!failedBefore(result)) return undefined;
  const earlier = failures.find(({ route, outcome }) => route === at && outcome.at === at);
  if (earlier !== undefined) return `${at} failed before this rule was reached, see ${earlier.id}`;
  return SIGN_IN.has(at)
    ? `signing in failed (${at}) before this rule was reached`
    : `${at}, which this check calls too, failed before this rule was reached`;
};

/** Adds the cause to failures whose rule wasn't reached, because an earlier step failed. */
export const withCauses = (results: readonly CheckResult[]): CheckResult[] => {
  const failures = results.filter(isFailed);
  return results.map((result) => {
    const cause = isFailed(result) ? causeOf(result, failures) : undefined;
    return cause === undefined || !isFailed(result)
      ? result
      : { ...result, outcome: { ...result.outcome, cause } };
  });
};
