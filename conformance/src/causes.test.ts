import { expect, test } from 'vitest';

import { withCauses } from './causes';
import type { CheckResult } from './report';

const failed = (id: string, at: string | undefined, expected = 'a success'): CheckResult => ({
  id,
  route: id.split('/')[0] ?? '',
  family: 'flow',
  rule: 'A rule.',
  outcome: { kind: 'failed', expected, got: 'status 500', request: '', response: '', at },
  durationMs: 0,
  observed: [],
});

const causesOf = (...results: CheckResult[]) =>
  withCauses(results).map(({ outcome }) => (outcome.kind === 'failed' ? outcome.cause : undefined));

test('names the check that reports the step which failed', () => {
  const created = failed('users.createProfile/success/created', 'users.createProfile');
  const renamed = failed('users.updateProfile/flow/renamed', 'users.createProfile');
  expect(causesOf(renamed, created)).toEqual([
    'users.createProfile failed before this rule was reached, see users.createProfile/success/created',
    undefined,
  ]);
});

test('says that signing in failed, even if no check of it was selected', () => {
  expect(causesOf(failed('users.me/success/valid request', 'users.login'))).toEqual([
    'signing in failed (users.login) before this rule was reached',
  ]);
});

test('names the failed step if no check of it was selected', () => {
  expect(causesOf(failed('users.me/flow/one account', 'users.changeEmail'))).toEqual([
    'users.changeEmail, which this check calls too, failed before this rule was reached',
  ]);
});

test('gives no cause for the rule itself, which may show in another call', () => {
  const me = failed('users.me/success/valid request', 'users.me');
  const readBack = failed('users.changeEmail/flow/changed', 'users.me', 'emailAddress: a@b.co');
  const unknown = failed('users.exists/flow/in any case', undefined);
  expect(causesOf(me, readBack, unknown)).toEqual([undefined, undefined, undefined]);
});
