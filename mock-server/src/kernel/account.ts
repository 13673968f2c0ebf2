import { isWalletAddress, type WalletAddress } from '@trait-market/contract/shared';
import { getAddress } from 'viem';
import * as z from 'zod/mini';

/** What a wallet is known by: its address in lower case, since accounts are compared without case. */
export type Account = WalletAddress & Lowercase<string>;

/** Whether a text is an account as it is kept. */
const isAccount = (text: string): text is Account =>
  isWalletAddress(text) && text === text.toLowerCase();

export const AccountSchema = z.custom<Account>(
  (value) => typeof value === 'string' && isAccount(value),
  'a wallet address in lower case',
);

/** The account of an address, in whatever case it is written. */
export const accountOf = (address: WalletAddress): Account => {
  const account: WalletAddress = `0x${address.slice(2).toLowerCase()}`;
  if (!isAccount(account)) throw new TypeError('Lower case has to stay lower case');
  return account;
};

/** The address as people see it, in its EIP-55 form. */
export const shownAddress = (account: Account): WalletAddress => getAddress(account);
