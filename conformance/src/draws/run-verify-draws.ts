import { parseArgs } from 'node:util';

import * as z from 'zod/mini';

import { DRAW_FAULT_MESSAGES, isUnfair } from '@trait-market/contract/economy/draws';
import { Bytes32Schema, SegmentSchema } from '@trait-market/contract/economy/shared';
import { CannotVerify, openDrawReader } from './read-draws';
import { verifyDraws } from './verify-draws';

export const VERIFY_USAGE = `Verifies a provider's draws from its public responses.

  verify-draws --target URL [--draw ID | --drop ID]

  --target URL      the URL before /economy/v1: a provider, or a BFF with its /api
  --draw ID         one draw, and how it fits to those around it
  --drop ID         the draws of one drop, from its declared to its remaining contents
  --header 'K: V'   added to every request; may be repeated
  --help

Without --draw and --drop all draws are checked. The last line is "N draws, M bad".
If smart accounts signed K of them, it ends with ", K not checked": only their network can check
their signatures.
Exit status: 0 none is bad, 1 some are, 2 it could not run.`;

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
        header: { type: 'string', multiple: true },
        help: { type: 'boolean' },
      },
    });
    if (values.help === true) return { kind: 'help' };
    const wanted = ArgumentsSchema.parse(values);
    return wanted.draw !== undefined && wanted.drop !== undefined
      ? { kind: 'wrong', words: 'Give --draw or --drop, not both.' }
      : { kind: 'run', wanted };
  } catch (error) {
    const issue = error instanceof z.core.$ZodError ? error.issues[0]?.message : undefined;
    const words = issue ?? (error instanceof Error ? error.message : String(error));
    return { kind: 'wrong', words };
  }
};

/**
 * Returns the exit status: 0 when all draws are valid, 1 when some are invalid, 2 when verification
 * wasn't possible.
 */
export const runVerifyDraws = async (
  argv: readonly string[],
  { out, err }: Output,
): Promise<0 | 1 | 2> => {
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
  try {
    const reader = openDrawReader(wanted.target.replace(/\/$/, ''), headersOf(wanted.header));
    const { checked, faults } = await verifyDraws(reader, wanted, Date.now());
    for (const { id, fault } of faults) out(`${id}  ${fault}: ${DRAW_FAULT_MESSAGES[fault]}`);
    const bad = new Set(faults.filter(({ fault }) => isUnfair(fault)).map(({ id }) => id)).size;
    const unchecked = faults.filter(({ fault }) => !isUnfair(fault)).length;
    out(`${checked} draws, ${bad} bad${unchecked === 0 ? '' : `, ${unchecked} not checked`}`);
    return bad === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof CannotVerify)) throw error;
    err(error.message);
    return 2;
  }
};
