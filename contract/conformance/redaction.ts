import type { CheckResult } from './report';

/** What stands in a report for the token that the run was given: reports are kept and shown around. */
const PLACEHOLDER = '$TOKEN';

/** Results that do not tell the token. Those that the suite got for its own fresh keys may stay. */
export const withoutSecret = (results: readonly CheckResult[], token: string): CheckResult[] =>
  results.map((result) => {
    const { outcome } = result;
    if (outcome.kind !== 'failed') return result;
    const hide = (text: string) => text.replaceAll(token, PLACEHOLDER);
    const { expected, got, request, response } = outcome;
    return {
      ...result,
      outcome: {
        kind: 'failed',
        expected: hide(expected),
        got: hide(got),
        request: hide(request),
        response: hide(response),
      },
    };
  });
