import * as z from 'zod/mini';

import { hidesCharacters } from '../../shared/unseen-characters';
import { looksOf } from '../../shared/username';

/**
 * Returns a schema that trims white space and rejects invisible names. `what` starts the error
 * message, such as "An outfit".
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
