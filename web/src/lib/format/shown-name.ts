import { USERNAME_MAX_LENGTH } from '@/config/constants';

import { plainText } from './plain-text';

const SEEN = /[^\s\p{Cf}]/u;

/**
 * A username, fit for a heading, a title and a screen reader. Undefined when nothing of it can be
 * seen, so that the caller shows something else.
 */
export const shownName = (username: string | null | undefined): string | undefined => {
  const name = plainText(username ?? '', USERNAME_MAX_LENGTH);
  return SEEN.test(name) ? name : undefined;
};
