import { $ZodCheckMaxLength, $ZodCheckMinLength, type $ZodType } from 'zod/v4/core';

import { defOf, fits } from '../contract/schema';

export type Violation = { what: string; value: unknown };

/** A length above every limit of the contract. */
const VERY_LONG = 10_000;

const lengthViolations = (schema: $ZodType, valid: string): Violation[] =>
  (defOf(schema).checks ?? []).flatMap((check): Violation[] => {
    if (check instanceof $ZodCheckMaxLength) {
      const { maximum } = defOf(check);
      return [
        { what: `longer than ${maximum}`, value: valid.padEnd(maximum + 1, 'n') },
        {
          what: `longer than ${maximum}, at its beginning`,
          value: valid.padStart(maximum + 1, 'n'),
        },
      ];
    }
    if (check instanceof $ZodCheckMinLength) {
      const { minimum } = defOf(check);
      return [{ what: `shorter than ${minimum}`, value: valid.slice(0, Math.max(0, minimum - 1)) }];
    }
    return [];
  });

// Strings that are almost valid, and strings that often cause problems. Most schemas reject only
// some of them.
const commonViolations = (valid: string): Violation[] => [
  { what: 'empty', value: '' },
  { what: 'white space', value: ' ' },
  { what: 'a space behind it', value: `${valid} ` },
  { what: 'a space before it', value: ` ${valid}` },
  { what: 'a line feed behind it', value: `${valid}\n` },
  { what: 'a NUL behind it', value: `${valid}\0` },
  { what: 'its last character missing', value: valid.slice(0, -1) },
  { what: 'its last character twice', value: valid + valid.slice(-1) },
  { what: 'its first character missing', value: valid.slice(1) },
  { what: 'its last character replaced', value: `${valid.slice(0, -1)}ß` },
  { what: 'another text', value: 'not like this' },
  { what: 'a path', value: '../admin' },
  { what: 'a percent sign', value: `%2e${valid.slice(0, 8)}` },
  { what: 'a script address', value: 'javascript:alert(1)' },
  { what: 'a data address', value: 'data:text/html,x' },
  { what: 'an FTP address', value: 'ftp://host.example/x' },
  { what: `${VERY_LONG} characters more`, value: valid + 'a'.repeat(VERY_LONG) },
];

export const textViolations = (schema: $ZodType, valid: string): Violation[] =>
  [...lengthViolations(schema, valid), ...commonViolations(valid)].filter(
    ({ value }) => !fits(schema, value),
  );
