import { withoutUnseen } from '@trait-market/contract/shared';

import { USERNAME_MAX_LENGTH } from '@/config/constants';

import { plainText } from './plain-text';

/** Quotation marks of all languages. A name that contains them could end the quotation early. */
const QUOTATION_MARKS = /["\p{Pi}\p{Pf}„‚＂〝〞〟]+/gu;

/** Quotes a user-chosen name safely; undefined when nothing visible is left of it. */
export const quotedName = (name: string | null | undefined): string | undefined => {
  const seen = plainText(withoutUnseen(name ?? ''), USERNAME_MAX_LENGTH)
    .replace(QUOTATION_MARKS, '’')
    .trim();
  return /[^\s’]/u.test(seen) ? `“${seen}”` : undefined;
};
