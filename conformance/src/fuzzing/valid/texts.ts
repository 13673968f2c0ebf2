import * as fc from 'fast-check';

import { anyCharacter } from '../any-character';
import type { TextFormat, TextRules } from '../schemas/text-rules';
import { UnknownSchemaKind } from '../schemas/visit-schema';
import { textsMatching } from './matching';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;

const word = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...LETTERS_AND_DIGITS), minLength, maxLength });

/** The top-level domain is reserved (RFC 2606), so that no real address is generated. */
const host = word(1, 12).map((name) => `${name}.example`);

const email = fc.tuple(word(1, 20), host).map(([local, domain]) => `${local}@${domain}`);

const url = fc
  .tuple(
    fc.constantFrom('https', 'http', 'wss', 'ws', 'ftp'),
    host,
    fc.array(word(1, 8), { maxLength: 4 }),
    fc.option(word(0, 8), { nil: undefined }),
  )
  .map(([scheme, domain, path, query]) => {
    const search = query === undefined ? '' : `?${query}`;
    return `${scheme}://${domain}/${path.join('/')}${search}`;
  });

const datetime = fc
  .date({ min: new Date(0), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

// Generators for formats whose pattern is too loose, too strict, or unsupported by the pattern
// generator.
const BY_FORMAT: Record<string, fc.Arbitrary<string>> = {
  email,
  url,
  datetime,
  uuid: fc.uuid(),
};

const formatted = ({ name, pattern }: TextFormat, path: string): fc.Arbitrary<string> => {
  const known = BY_FORMAT[name];
  if (known !== undefined) return known;
  if (pattern === undefined)
    throw new UnknownSchemaKind(`${path}: nothing can be generated for the format "${name}"`);
  return textsMatching(pattern);
};

const ofLength = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength }),
    fc.string({ unit: anyCharacter, minLength, maxLength }),
    // The minimum and maximum length are generated often, because errors at limits are likely.
    fc.string({ minLength, maxLength: minLength }),
    fc.string({ minLength: maxLength, maxLength }),
  );

/** The maximum length of generated strings whose schema has no limit. */
const ENOUGH = 300;

export const textArbitrary = (rules: TextRules, path: string): fc.Arbitrary<string> => {
  const [format] = rules.formats;
  return format === undefined
    ? ofLength(rules.minLength, Math.min(rules.maxLength, Math.max(ENOUGH, rules.minLength)))
    : formatted(format, path);
};
