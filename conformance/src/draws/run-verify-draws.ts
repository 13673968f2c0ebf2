import { inspect, parseArgs } from 'node:util';

import * as z from 'zod/mini';

import { type Beacon, QUICKNET } from '@trait-market/contract/economy/beacon';
import { isHeadSigned } from '@trait-market/contract/economy/draw-log';
import type { DrawReceipt } from '@trait-market/contract/economy/draws';
import { deploymentOf } from '@trait-market/contract/economy/typed-data';
import { Bytes32Schema, SegmentSchema } from '@trait-market/contract/economy/shared';
import { checkStoredReceipt, checkReceiptOf, entriesToResume } from './follow-log';
import { type KeptLog, NOTHING_KEPT, readHeads, writeHeads } from './heads-file';
import { readReceipt } from './receipt-file';
import {
  type Fault,
  type Found,
  isBad,
  messageOf,
} from '@trait-market/contract/economy/draw-checks';
import { CannotVerify, type DrawReader, openDrawReader, type MarketReader } from './read-draws';
import { findUnserved, reasonsForNoDraws, skipReasons } from './unserved';
import { verifyDraws } from './verify-draws';
import { verifyLog, type VerifiedLog } from './verify-log';

export const VERIFY_USAGE = `Verifies a provider's draws from its public responses.

  verify-draws --target URL [--draw ID | --drop ID | --receipt FILE]

  --target URL      the URL before /economy/v1: a provider or a BFF
  --draw ID         one draw, and how it fits to those around it
  --drop ID         the draws of one drop, from its declared to its remaining contents
  --receipt FILE    a receipt that a client kept, or a response that contains one: the log
                    must have this entry
  --heads FILE      with all draws: keeps the log's signed heads and entries in FILE, checks
                    that the log extends all of them, and reads only new entries
  --beacon HASH     the chain hash of the drand network that decides draws
                    (default: quicknet)
  --site URL        the market's address, for which everything must be signed
  --header 'K: V'   added to every request; may be repeated
  --help

Without --draw and --drop all draws are checked, and the draw log with all that it shows: sold
packs, gifts to pools and returned draws. Of two heads that contradict each other, both are kept in
FILE as evidence: the provider signed them. The last line is "N draws, M bad".
If smart accounts signed K of them, it ends with ", K not checked": only their network can check
their signatures. It ends with ", K held back" if the rounds of K draws were due more than 10 minutes
ago, but the target doesn't show them: fetch them from a node of the beacon's network.
Drops and pools that the target doesn't serve are skipped, with the reason, if no draw needs them.
A target without a beacon, a draw log or draws has no draws, if nothing was sold, given or drawn.
Exit status:
  0  none is bad; what the target doesn't serve and nothing needs was skipped, with the reason
  1  some are bad
  2  it could not run: wrong usage, an unreachable target, a response that isn't as the contract
     says, something unserved that was asked for or that draws need, a log that grew each time`;

const ArgumentsSchema = z.object({
  target: z
    .string('--target is missing: give the URL of the provider.')
    .check(z.regex(/^https?:\/\/\S+$/, '--target takes a URL.')),
  draw: z.optional(
    z
      .string()
      .check(
        z.refine(
          (id) => Bytes32Schema.safeParse(id).success,
          '--draw takes a draw’s id: 0x and 64 hexadecimal digits.',
        ),
      ),
  ),
  drop: z.optional(
    z
      .string()
      .check(z.refine((id) => SegmentSchema.safeParse(id).success, '--drop takes a drop’s id.')),
  ),
  receipt: z.optional(z.string().check(z.minLength(1, '--receipt takes a file.'))),
  heads: z.optional(z.string().check(z.minLength(1, '--heads takes a file.'))),
  beacon: z.optional(
    z
      .string()
      .check(z.regex(/^(0x)?[0-9a-f]{64}$/, '--beacon takes a chain hash: 64 hexadecimal digits.')),
  ),
  site: z.optional(z.url({ protocol: /^https?$/, error: '--site takes a URL.' })),
  header: z.optional(
    z.array(z.string().check(z.regex(/^[\w-]+:\s*\S/, "--header takes 'name: value'."))),
  ),
  help: z.optional(z.boolean()),
});

type Output = { out: (line: string) => void; err: (line: string) => void };

const headersOf = (lines: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );

type ParsedArguments =
  | { kind: 'help' }
  | { kind: 'wrong'; words: string }
  | { kind: 'run'; wanted: z.infer<typeof ArgumentsSchema> };

const readArguments = (argv: readonly string[]): ParsedArguments => {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        target: { type: 'string' },
        draw: { type: 'string' },
        drop: { type: 'string' },
        receipt: { type: 'string' },
        heads: { type: 'string' },
        beacon: { type: 'string' },
        site: { type: 'string' },
        header: { type: 'string', multiple: true },
        help: { type: 'boolean' },
      },
    });
    if (values.help === true) return { kind: 'help' };
    const wanted = ArgumentsSchema.parse(values);
    const { draw, drop, receipt, heads } = wanted;
    const selected = [draw, drop, receipt, heads].filter((one) => one !== undefined);
    return selected.length > 1
      ? { kind: 'wrong', words: 'Give one of --draw, --drop, --receipt and --heads.' }
      : { kind: 'run', wanted };
  } catch (error) {
    const issue = error instanceof z.core.$ZodError ? error.issues[0]?.message : undefined;
    const words = issue ?? (error instanceof Error ? error.message : String(error));
    return { kind: 'wrong', words };
  }
};

const distinct = (faults: readonly Found[]): Found[] => [
  ...new Map(faults.map((one) => [`${one.id.toLowerCase()} ${one.fault}`, one])).values(),
];

const ofLog = async (
  reader: MarketReader,
  { draw, drop, heads, site }: z.infer<typeof ArgumentsSchema>,
  beacon: Beacon,
  kept: KeptLog,
): Promise<Pick<VerifiedLog, 'faults' | 'isCompared'>> => {
  if (draw !== undefined) {
    return { faults: await checkReceiptOf(reader, await reader.draw(draw)), isCompared: true };
  }
  if (drop !== undefined) return { faults: [], isCompared: true };
  const { log, valid, ...verified } = await verifyLog(reader, {
    heads: kept.heads,
    beacon,
    site: site === undefined ? undefined : deploymentOf(site),
  });
  // Only a signed head is evidence.
  if (heads !== undefined && (await isHeadSigned(log.head, log.signer))) {
    await writeHeads(heads, kept, { log, entries: valid });
  }
  return verified;
};

/**
 * Returns the beacon with this chain hash. The target delivers its parameters, and the hash proves
 * them.
 */
const beaconNamed = async (reader: DrawReader, hash = QUICKNET.hash): Promise<Beacon> => {
  const beacon = await reader.beacon();
  const wanted = `0x${hash.replace(/^0x/, '')}`;
  if (beacon.hash === wanted) return beacon;
  throw new CannotVerify(
    `The provider’s draws are decided by the beacon ${beacon.hash.slice(2)}. If that’s the one you trust, pass it with --beacon.`,
  );
};

const verifyReceipt = async (
  reader: MarketReader,
  file: string,
  { out }: Output,
): Promise<0 | 1> => {
  const found = await checkStoredReceipt(reader, await readReceipt(file));
  for (const { id, fault } of found) out(`${id}  ${fault}: ${messageOf(fault)}`);
  out(`1 receipt, ${found.length === 0 ? 0 : 1} bad`);
  return found.length === 0 ? 0 : 1;
};

const verifyAll = async (
  reader: MarketReader,
  wanted: z.infer<typeof ArgumentsSchema>,
  kept: KeptLog,
  { out, err }: Output,
): Promise<0 | 1 | 2> => {
  const beacon = await beaconNamed(reader, wanted.beacon);
  const { head } = await reader.log();
  const now = Date.parse(head.time);
  const verdict = await verifyDraws(reader, wanted, { now, beacon });
  const { checked } = verdict;
  const ofDrawLog = await ofLog(reader, wanted, beacon, kept);
  for (const reason of await skipReasons(reader)) err(reason);
  const faults = distinct([...verdict.faults, ...ofDrawLog.faults]);
  for (const { id, fault } of faults) out(`${id}  ${fault}: ${messageOf(fault)}`);
  const bad = new Set(faults.filter(isBad).map(({ id }) => id.toLowerCase())).size;
  const countOf = (which: Fault) => faults.filter(({ fault }) => fault === which).length;
  const rest = [
    [countOf('held-back'), 'held back'],
    [countOf('unverifiable-signature'), 'not checked'],
  ] as const;
  if (!ofDrawLog.isCompared) {
    err('The draw log grew during each attempt, so the draws weren’t compared with it. Run again.');
    if (bad === 0) return 2;
  }
  const others = rest.filter(([count]) => count > 0).map(([count, what]) => `, ${count} ${what}`);
  out(`${checked} draws, ${bad} bad${others.join('')}`);
  return bad === 0 ? 0 : 1;
};

/**
 * Returns the exit status: 0 when no draw is bad, 1 when some are, 2 when verification wasn't
 * possible.
 */
export const runVerifyDraws = async (
  argv: readonly string[],
  output: Output,
): Promise<0 | 1 | 2> => {
  const { out, err } = output;
  const parsed = readArguments(argv);
  if (parsed.kind === 'help') {
    out(VERIFY_USAGE);
    return 0;
  }
  if (parsed.kind === 'wrong') {
    err(parsed.words);
    return 2;
  }
  const { wanted } = parsed;
  const target = wanted.target.replace(/\/$/, '');
  try {
    const open = (entries: readonly DrawReceipt[]) =>
      openDrawReader(target, headersOf(wanted.header), entries);
    const kept = wanted.heads === undefined ? NOTHING_KEPT : await readHeads(wanted.heads);
    const reader = open(await entriesToResume(open([]), kept));
    const unserved = await findUnserved(reader, target);
    if (wanted.receipt !== undefined) return await verifyReceipt(reader, wanted.receipt, output);
    const isAll = wanted.draw === undefined && wanted.drop === undefined;
    if (unserved.length > 0 && isAll && kept.heads.length === 0) {
      for (const reason of await reasonsForNoDraws(reader, unserved)) err(reason);
      out('0 draws, 0 bad');
      return 0;
    }
    return await verifyAll(reader, wanted, kept, output);
  } catch (error) {
    // Status 1 would accuse the provider of bad draws.
    err(error instanceof CannotVerify ? error.message : inspect(error));
    return 2;
  }
};
