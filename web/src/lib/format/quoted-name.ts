import { withoutUnseen } from '@trait-market/contract/shared';

import { USERNAME_MAX_LENGTH } from '@/config/constants';

import { plainText } from './plain-text';

/** Whatever opens or closes a quotation in some language: inside of ours it would end it. */
const QUOTATION_MARKS = /["\p{Pi}\p{Pf}„‚＂〝〞〟]+/gu;

/**
 * A name that somebody else has given, where it stands among sentences that a person decides by: in
 * quotation marks that it cannot close, on one line, without anything that cannot be seen, clipped.
 * Undefined where nothing of it is left.
 */
export const quotedName = (name: string | null | undefined): string | undefined => {
  const seen = plainText(withoutUnseen(name ?? ''), USERNAME_MAX_LENGTH)
    .replace(QUOTATION_MARKS, '’')
    .trim();
  return /[^\s’]/u.test(seen) ? `“${seen}”` : undefined;
};
