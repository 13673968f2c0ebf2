import { LOOKALIKES } from '@trait-market/contract/shared/username';
import type { NamedAccount } from '@trait-market/contract/v1/users';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Read } from '@/lib/economy/amounts/parse-amount';

/** Letters of other scripts can imitate these, so a name with them needs its address. */
const PLAIN = /^[\w .'-]+$/;

const keyOf = (name: string): string => name.trim().toLowerCase();

/** Returns the same text for names that look alike: "odalys", "0daIys" and "oda.lys". */
const lookOf = (name: string): string =>
  Array.from(
    name.normalize('NFKD').toLowerCase(),
    (character) => LOOKALIKES[character] ?? character,
  )
    .join('')
    .replace(/[\p{M}\p{Cf}\s._'’-]/gu, '')
    .replaceAll('0', 'o')
    .replace(/[1i|]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

export const isSameName = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

/** Finds the account of a username among search results; refuses names that look alike (T173). */
export const readNamed = (
  typed: string,
  accounts: readonly NamedAccount[],
): Read<WalletAddress> => {
  if (!PLAIN.test(typed.trim()))
    return { error: 'A name with such letters can imitate another one. Enter the address.' };
  const exact = accounts.filter(({ username }) => isSameName(username, typed));
  const similar = accounts.filter(
    ({ username }) => !isSameName(username, typed) && lookOf(username) === lookOf(typed),
  );
  const [account, another] = exact;
  if (another !== undefined || similar.length > 0)
    return { error: 'Several accounts have a name that looks like this. Enter the address.' };
  return account === undefined
    ? { error: 'No account has exactly this username. Check it, or enter the address.' }
    : { value: account.walletAddress };
};
