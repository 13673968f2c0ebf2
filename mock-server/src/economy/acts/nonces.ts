import type { Account } from '../../db/account';
import type { MarketContext } from '../market-context';
import { MarketRefusal } from '../refusal';

const keyOf = (account: Account, nonce: string): string => `${account}/${nonce}`;

/** Nonces beyond this many are looked through for those whose deadline has passed. */
const NONCES_KEPT = 1_000;

/** A signature that has done its work does nothing a second time. */
export const insistOnNonce = ({ tables }: MarketContext, account: Account, nonce: string): void => {
  if (tables.nonces.find(keyOf(account, nonce)) !== undefined) {
    throw new MarketRefusal('replayed', 'This signature has been used already.');
  }
};

/** After its deadline a nonce need not be remembered: the signature is refused for that. */
export const useNonce = (
  { tables, now }: MarketContext,
  account: Account,
  nonce: string,
  deadline: string,
): void => {
  tables.nonces.put(keyOf(account, nonce), Number(deadline));
  const used = tables.nonces.keys();
  if (used.length <= NONCES_KEPT) return;
  for (const key of used) {
    if ((tables.nonces.find(key) ?? 0) * 1000 <= now()) tables.nonces.remove(key);
  }
};
