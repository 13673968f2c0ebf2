import type { FailedOutcome } from './probe/outcome';
import type { CheckResult } from './report';

/** What stands in a report for a token that the run was given: reports are kept and shown around. */
const PLACEHOLDER = '$TOKEN';

/** A token stands within single quotes in a command. So the shell puts the reader's own there. */
const COMMAND_PLACEHOLDER = `'"${PLACEHOLDER}"'`;

/** A failure that does not tell the token. */
export const withoutToken = (outcome: FailedOutcome, token: string): FailedOutcome => {
  const hide = (text: string) => text.replaceAll(token, PLACEHOLDER);
  const { kind, expected, got, request, response } = outcome;
  return {
    kind,
    expected: hide(expected),
    got: hide(got),
    request: request.replaceAll(token, COMMAND_PLACEHOLDER),
    response: hide(response),
  };
};

/** Results that do not tell the token. Those that the suite got for its own fresh keys may stay. */
export const withoutSecret = (results: readonly CheckResult[], token: string): CheckResult[] =>
  results.map((result) => {
    const { outcome } = result;
    return outcome.kind === 'failed'
      ? { ...result, outcome: withoutToken(outcome, token) }
      : result;
  });
