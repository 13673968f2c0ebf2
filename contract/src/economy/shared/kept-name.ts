import * as z from 'zod/mini';

import { hidesCharacters, looksOf } from '../../shared/username';

/**
 * What somebody calls something of theirs: a text that can be seen, and nothing that cannot. Blanks around it
 * are not part of it.
 *
 * @param what that has the name, as a sentence begins: "An outfit"
 * @param maxLength in characters
 */
export const keptName = (what: string, maxLength: number) =>
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
