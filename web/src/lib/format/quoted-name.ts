import { withoutUnseen } from '@trait-market/contract/shared';

import { USERNAME_MAX_LENGTH } from '@/config/constants';

import { plainText } from './plain-text';

/** Quotation marks of all languages, which could close ours. */
const QUOTATION_MARKS = /["\p{Pi}\p{Pf}„‚＂〝〞〟]+/gu;

/** Quotes a user's name safely for decisions; undefined when nothing is left. */
export const quotedName = (name: string | null | undefined): string | undefined => {
  const seen = plainText(withoutUnseen(name ?? ''), USERNAME_MAX_LENGTH)
    .replace(QUOTATION_MARKS, '’')
    .trim();
  return /[^\s’]/u.test(seen) ? `“${seen}”` : undefined;
};
