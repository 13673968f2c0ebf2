import { USERNAME_MAX_LENGTH } from '@/config/constants';

import { plainText } from './plain-text';

const SEEN = /[^\s\p{Cf}]/u;

/**
 * Sanitizes a username for headings, titles and screen readers. Undefined when nothing of it is
 * visible, so that the caller shows something else.
 */
export const shownName = (username: string | null | undefined): string | undefined => {
  const name = plainText(username ?? '', USERNAME_MAX_LENGTH);
  return SEEN.test(name) ? name : undefined;
};
