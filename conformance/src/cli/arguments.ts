import { parseArgs } from 'node:util';

import * as z from 'zod/mini';

import { DEFAULT_CASES } from '../options';
import { BadUsage } from '../probe/outcome';

const REPORTS = ['junit', 'json', 'html'] as const;

export const USAGE = `Checks an implementation of the Trait Market provider API against its contract.

  conformance --target URL [options]

  --target URL        the provider or BFF to check, without /v1
  --against URL       compares the target with another implementation and reports the differences
  --proxy PORT        listens on this port, forwards requests to the target unchanged, and checks them
                      until Ctrl+C; 0 picks a free port
  --proxy-host HOST   the address that the proxy listens on (default 127.0.0.1)
  --auth KEY|TOKEN    a wallet's private key to sign in with, or an access token (also CONFORMANCE_AUTH);
                      default: a new key
  --expect-credits S,V
                      the caller's credits: S subscription and V vanilla credits
  --read-only         sends GET, HEAD and OPTIONS only, except for the login with --auth
  --only NAME         runs a route (users.me), a family (token) or checks whose id starts so; repeatable
  --skip NAME         skips what --only would run, and says so in the report; repeatable
  --report KIND       junit, json or html; printed unless --out is given
  --out FILE          the file for the report
  --cases N           the number of generated requests (default ${DEFAULT_CASES}); 0 for none
  --seed N            repeats the generated requests of an earlier run
  --header 'K: V'     sent with every request; repeatable
  --header-against 'K: V'
                      sent with every request to --against only; repeatable
  --patience SECONDS  the total time to wait for 429s with Retry-After (default 60)
  --rules FILE        the target's rules beyond the contract, such as the length of usernames
  --max-time SECONDS  ends the run after this time with a partial report
  --max-answer-ms N   fails calls whose responses take longer
  --control URL       the mock provider behind the target, for checks that move its clock or read its email
  --economy           also checks the trait economy (/economy/v1) if the target serves it
  --product URL       the product's address that actions are signed for; default: the target's own address
  --legal-links-base URL
                      the base of the legal links in the login message (also LEGAL_LINKS_BASE); default:
                      --product, otherwise http://localhost:4000 for a local target, and the target's own
                      address for any other
  --smart-account FILE
                      an ES module that exports a contract wallet's address, sign(digest, chainId), and
                      chainId (1 or 137, default 1);
                      default: none, or the demo account with --control
  --baseline FILE     known findings: only new failures count
  --update-baseline   writes this run's findings to the baseline file, and creates it if necessary
  --strict            fails calls that never succeeded
  --stop              stops at the first failure
  --help

Exit status: 0 conformant (or nothing new, with --baseline), 1 not conformant, 2 wrong usage or no response from the target,
3 ended early (--max-time, Ctrl+C) without a failure.
With --against: 0 the two targets behave alike, 1 they differ.`;

const DEFAULT_PATIENCE_S = 60;

const wholeNumber = (name: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `--${name} takes a whole number.`)),
    z.transform(Number),
  );

const headerLines = (name: string) =>
  z.optional(z.array(z.string().check(z.regex(/^[\w-]+:\s*\S/, `--${name} takes 'name: value'.`))));

const AMOUNT = String.raw`-?\d{1,15}(?:\.\d{1,9})?`;
const expectedCredits = z.pipe(
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^${AMOUNT},${AMOUNT}$`),
        '--expect-credits takes two numbers, subscription and vanilla: 500,65.',
      ),
    ),
  z.transform((text) => {
    const [subscription = 0, vanilla = 0] = text.split(',').map(Number);
    return { subscription, vanilla };
  }),
);

const ArgumentsSchema = z.object({
  target: z.string('--target is missing: give the URL of the implementation.'),
  against: z.optional(z.url('--against takes the URL of another implementation.')),
  proxy: z.optional(
    wholeNumber('proxy').check(z.refine((port) => port < 65_536, '--proxy takes a port.')),
  ),
  'proxy-host': z.optional(z.string().check(z.minLength(1, '--proxy-host takes an address.'))),
  auth: z.optional(z.string()),
  'expect-credits': z.optional(expectedCredits),
  'read-only': z.optional(z.boolean()),
  only: z.optional(z.array(z.string())),
  skip: z.optional(z.array(z.string())),
  report: z.optional(z.enum(REPORTS, `--report takes ${REPORTS.join(', ')}.`)),
  out: z.optional(z.string().check(z.minLength(1, '--out takes a file.'))),
  seed: z.optional(wholeNumber('seed')),
  cases: z.optional(wholeNumber('cases')),
  header: headerLines('header'),
  'header-against': headerLines('header-against'),
  patience: z._default(wholeNumber('patience'), DEFAULT_PATIENCE_S),
  rules: z.optional(z.string().check(z.minLength(1, '--rules takes a file.'))),
  'max-time': z.optional(wholeNumber('max-time')),
  'max-answer-ms': z.optional(wholeNumber('max-answer-ms')),
  control: z.optional(z.url('--control takes the URL of a mock provider.')),
  economy: z.optional(z.boolean()),
  product: z.optional(z.url('--product takes the URL of the product.')),
  'legal-links-base': z.optional(z.string()),
  'smart-account': z.optional(z.string().check(z.minLength(1, '--smart-account takes a file.'))),
  baseline: z.optional(z.string().check(z.minLength(1, '--baseline takes a file.'))),
  'update-baseline': z.optional(z.boolean()),
  strict: z.optional(z.boolean()),
  stop: z.optional(z.boolean()),
});
export type Arguments = Omit<
  z.infer<typeof ArgumentsSchema>,
  'header' | 'header-against' | 'skip'
> & {
  headersAgainst: Record<string, string>;
  skip: string[];
  headers: Record<string, string>;
};

const OPTIONS = {
  target: { type: 'string' },
  against: { type: 'string' },
  proxy: { type: 'string' },
  'proxy-host': { type: 'string' },
  auth: { type: 'string' },
  'expect-credits': { type: 'string' },
  'read-only': { type: 'boolean' },
  only: { type: 'string', multiple: true },
  skip: { type: 'string', multiple: true },
  report: { type: 'string' },
  out: { type: 'string' },
  seed: { type: 'string' },
  cases: { type: 'string' },
  header: { type: 'string', multiple: true },
  'header-against': { type: 'string', multiple: true },
  patience: { type: 'string' },
  rules: { type: 'string' },
  'max-time': { type: 'string' },
  'max-answer-ms': { type: 'string' },
  control: { type: 'string' },
  economy: { type: 'boolean' },
  product: { type: 'string' },
  'legal-links-base': { type: 'string' },
  'smart-account': { type: 'string' },
  baseline: { type: 'string' },
  'update-baseline': { type: 'boolean' },
  strict: { type: 'boolean' },
  stop: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const STRAY_ARGUMENT =
  'An argument belongs to no option. Put values that contain spaces into quotes.';

const parsed = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, strict: true }).values;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Node's own message isn't used, because it repeats the argument, which may be part of an
    // unquoted credential.
    const isStray = 'code' in error && error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL';
    throw new BadUsage(isStray ? STRAY_ARGUMENT : error.message);
  }
};

const headerOf = (line: string): [string, string] => {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
};

const namesIn = (given: readonly string[]): string[] =>
  given.flatMap((names) => names.split(',')).filter((name) => name !== '');

/**
 * Parses the arguments, or returns `help` when requested.
 * @throws BadUsage with a message of one line
 */
export const readArguments = (
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
): Arguments | 'help' => {
  const { help, ...given } = parsed(argv);
  if (help === true) return 'help';
  const auth = given.auth ?? (environment['CONFORMANCE_AUTH'] || undefined);
  const legalLinksBase =
    given['legal-links-base'] ?? (environment['LEGAL_LINKS_BASE'] || undefined);
  const { success, data, error } = ArgumentsSchema.safeParse({
    ...given,
    auth,
    'legal-links-base': legalLinksBase,
  });
  if (!success) throw new BadUsage(error.issues[0]?.message ?? 'wrong usage');
  const { header = [], 'header-against': headerAgainst = [], only = [], skip = [], ...rest } = data;
  return {
    ...rest,
    only: namesIn(only),
    skip: namesIn(skip),
    headersAgainst: Object.fromEntries(headerAgainst.map(headerOf)),
    headers: Object.fromEntries(header.map(headerOf)),
  };
};
