import * as z from 'zod/mini';

import { hidesCharacters, looksOf } from '../../shared/username';

/**
 * Returns the schema of a user-given name: visible characters only, with surrounding white space
 * trimmed.
 *
 * @param what the named thing at the start of a sentence: "An outfit"
 * @param maxLength in characters
 */
export const userGivenName = (what: string, maxLength: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, `${what} needs a name.`),
    z.maxLength(maxLength, `At most ${maxLength} characters.`),
    z.refine(
      (name) => !hidesCharacters(name),
      'A name can’t have invisible characters or line breaks.',
    ),
    z.refine(
      (name) => name === '' || looksOf(name) !== '',
      'A name needs something that can be seen.',
    ),
  );
