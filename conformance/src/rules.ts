import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import * as z from 'zod/mini';

import { BadUsage } from './probe/outcome';
import type { Skip } from './skip';

const isPattern = (source: string): boolean => {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};

const length = z.int().check(z.minimum(1), z.maximum(64));
const filled = z.string().check(z.minLength(1), z.maxLength(200));

type UsernameRules = {
  /** The minimum length in characters. */
  minLength: number;
  maxLength: number;
  /** A regular expression for the whole name. By default, all names match. */
  pattern?: string | undefined;
  prefix: string;
};

/**
 * Rules that go beyond the contract. The type is written by hand, so that the package's types don't
 * need zod.
 */
export type Rules = {
  username: UsernameRules;
  /** Names of traits that a search must find. */
  traits: string[];
  skip: Skip[];
};
export type RulesInput = {
  username?: { [Rule in keyof UsernameRules]?: UsernameRules[Rule] | undefined } | undefined;
  traits?: string[] | undefined;
  skip?: Skip[] | undefined;
};

const RulesSchema: z.ZodMiniType<Rules, RulesInput> = z.strictObject({
  username: z._default(
    z.strictObject({
      minLength: z._default(length, 1),
      maxLength: z._default(length, 64),
      pattern: z.optional(
        z.string().check(z.refine(isPattern, 'username.pattern is no regular expression')),
      ),
      prefix: z._default(z.string(), 'conf-'),
    }),
    { minLength: 1, maxLength: 64, prefix: 'conf-' },
  ),
  traits: z._default(z.array(filled), []),
  skip: z._default(z.array(z.strictObject({ check: filled, reason: filled })), []),
});
export type Names = {
  newName: () => string;
  mayBeCalled: (name: string) => boolean;
};

export const NO_SUCH_NAMES = 'needs usernames that the target does not take (--rules)';

const DIGITS = { least: 6, most: 12 } as const;

/** @throws BadUsage when the rules permit no name */
export const namesBy = ({ username }: Rules): Names => {
  const { minLength, maxLength, pattern, prefix } = username;
  const whole = pattern === undefined ? undefined : new RegExp(`^(?:${pattern})$`, 'u');
  const digits = Math.min(
    Math.max(DIGITS.most, minLength - prefix.length),
    maxLength - prefix.length,
  );
  const newName = (): string => prefix + randomBytes(32).toString('hex').slice(0, digits);
  const mayBeCalled = (name: string): boolean => {
    const { length: size } = [...name];
    return size >= minLength && size <= maxLength && whole?.test(name) !== false;
  };
  if (digits < DIGITS.least) {
    throw new BadUsage(
      `--rules: username.prefix '${prefix}' leaves fewer than ${DIGITS.least} of ${maxLength} characters: give a shorter one.`,
    );
  }
  if (!mayBeCalled(newName())) {
    throw new BadUsage(
      `--rules: names such as '${newName()}' don't match username.pattern: give another username.prefix.`,
    );
  }
  return { newName, mayBeCalled };
};

/** @throws BadUsage when the rules are invalid, with a message that names the fault */
export const parseRules = (value: unknown, where = '--rules'): Rules => {
  const { success, data, error } = RulesSchema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw new BadUsage(`${where}: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? ''}.`);
};

/** @throws BadUsage when the file is missing or invalid */
export const readRules = async (file: string): Promise<Rules> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    throw new BadUsage(`--rules ${file}: there is no such file, or it can't be read.`);
  }
  try {
    return parseRules(JSON.parse(text), `--rules ${file}`);
  } catch (error) {
    if (error instanceof BadUsage) throw error;
    throw new BadUsage(`--rules ${file}: it is no JSON.`);
  }
};
