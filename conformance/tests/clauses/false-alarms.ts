import type { LawfulClause, Section } from './clause';

const PROVIDERS = 'tests/variants/valid-providers.ts';
const TARGETS = 'tests/lawful-targets.test.ts';
const LENIENT =
  'Missing bodies are a 415, unknown query parameters are ignored, the sixth wrong code is a 400, and missing users are a 404';

/** Issue 48, item 3: what the suite must accept. The checks are those that must still fail. */
export const falseAlarms: Section<LawfulClause> = {
  title: 'No false alarms',
  clauses: [
    {
      clause: '415 for a missing body',
      lawful: [[PROVIDERS, LENIENT]],
      checks: ['*/invalid/*', '*/limits/body *'],
    },
    {
      clause: 'Unknown query parameters are ignored or refused',
      lawful: [[PROVIDERS, LENIENT]],
      checks: ['*/query/* in another case', '*/query/* as an object'],
    },
    {
      clause: '`exists` of a missing user is a 404',
      lawful: [
        [PROVIDERS, LENIENT],
        [PROVIDERS, 'The existence check returns a bare boolean'],
      ],
      checks: ['users.exists/flow/an existing user and a missing one'],
    },
    {
      clause: 'The sixth wrong code is a 400 or a 429',
      lawful: [[PROVIDERS, LENIENT]],
      checks: ['users.verifyEmail/limits/guessed'],
    },
    {
      clause: 'A repeated key of a single value is refused, or its first or last value counts',
      lawful: [[TARGETS, 'accepts a provider in which %s']],
      checks: ['*/query/* repeated', '*/query/* repeated with another value'],
    },
    {
      clause: 'Fields that aren’t documented may change',
      lawful: [
        [PROVIDERS, 'Refusals are application/problem+json, and all responses have a request id'],
        [PROVIDERS, 'Responses have undocumented fields'],
      ],
      checks: ['*/idempotence/repeated'],
    },
    {
      clause: '`application/problem+json`',
      lawful: [
        [PROVIDERS, 'Refusals are application/problem+json, and all responses have a request id'],
      ],
      checks: ['*/content-type/every answer'],
    },
    {
      clause: '503 with `Retry-After` is waited for as 429 is, in seconds or until a date',
      lawful: [
        [TARGETS, 'waits for a provider that is busy, in seconds or until a date'],
        ['src/probe/retry-after.test.ts', 'a %i with a retry time is sent again'],
      ],
      checks: ['*/status/every answer'],
    },
    {
      clause: 'A read on a connection that was reset is repeated once',
      lawful: [
        [
          'src/probe/target.test.ts',
          'sends nothing on a connection that ended while this process was busy',
        ],
      ],
      checks: [],
    },
    {
      clause: 'The given account signs in again, and one failed sign-in skips no other check',
      lawful: [
        [TARGETS, 'signs the given account in again when its first login is refused'],
        [TARGETS, 'skips no other check when one sign-in fails'],
      ],
      checks: ['users.login/success/nonce, signature, login, current user'],
    },
    {
      clause: 'A failure that an earlier one caused names it',
      lawful: [['src/causes.test.ts', 'names the check that reports the step which failed']],
      checks: [],
    },
  ],
};
