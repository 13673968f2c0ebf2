import { parseArgs } from 'node:util';

import * as z from 'zod/mini';

import { DEFAULT_CASES } from '../options';
import { BadUsage } from '../probe/outcome';

const REPORTS = ['junit', 'json', 'html'] as const;

export const USAGE = `Holds an implementation of the Trait Market provider API against its contract.

  conformance --target URL [options]

  --target URL        what stands before /v1: a provider or a BFF
  --against URL       asks another implementation the same, and tells in what the two differ
  --proxy PORT        stands before the target on this port, passes on what others send, and holds it
                      against the contract until Ctrl+C; 0 for any free port
  --proxy-host HOST   where it listens (127.0.0.1)
  --auth KEY|TOKEN    a wallet's private key, which signs in, or an access token (also CONFORMANCE_AUTH);
                      without it a fresh key signs in
  --expect-credits S,V
                      what the caller has: S subscription and V vanilla credits
  --read-only         sends GET, HEAD and OPTIONS only, but for the login that --auth asks for
  --only NAME         a route (users.me), a family (token) or the beginning of a check's id; may be repeated
  --skip NAME         what --only takes, left out; the report says so; may be repeated
  --report KIND       junit, json or html; on standard output unless --out is given
  --out FILE          where the report goes
  --cases N           how many generated requests (${DEFAULT_CASES}); 0 for none
  --seed N            repeats the generated requests of an earlier run
  --header 'K: V'     added to every request; may be repeated
  --header-against 'K: V'
                      added to every request to --against alone; may be repeated
  --patience SECONDS  how long 429s with Retry-After are waited out, in all (60)
  --rules FILE        what the target asks of its users beyond the contract, such as the length of usernames
  --max-time SECONDS  ends the run then, and reports what was found until then
  --max-answer-ms N   an answer that takes longer is a failure of its call
  --control URL       a mock provider behind the target, for checks that move its clock or read its mail
  --economy           also checks the trait economy (/economy/v1), where the target serves it
  --product URL       where the product is that acts are signed for; the target's own address unless told
  --legal-links-base URL
                      where the legal pages are that the login message links to (also LEGAL_LINKS_BASE);
                      --product unless told, else http://localhost:4000 for a target on this machine, and any
                      other target's own address
  --baseline FILE     known findings: only failures that are new count
  --update-baseline   writes what this run found into that file, and makes it if it isn't there
  --strict            a call that was never seen to succeed is a failure
  --stop              ends at the first failure
  --help

Exit status: 0 conformant (or nothing new, with --baseline), 1 not conformant, 2 wrong usage or nothing answers at the target,
3 ended early (--max-time, Ctrl+C) and nothing had failed until then.
With --against: 0 the two answer alike, 1 they differ.`;

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
    // Node's message repeats the argument, which may be part of an unquoted credential.
    const isStray = 'code' in error && error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL';
    throw new BadUsage(isStray ? STRAY_ARGUMENT : error.message);
  }
};

const headerOf = (line: string): [string, string] => {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
};

/** Splits comma-separated names. */
const namesIn = (given: readonly string[]): string[] =>
  given.flatMap((names) => names.split(',')).filter((name) => name !== '');

/**
 * Parses the command line.
 *
 * @returns `help` when help was requested
 * @throws BadUsage with a one-line message
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
