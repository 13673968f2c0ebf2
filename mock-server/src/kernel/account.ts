import { isWalletAddress, type WalletAddress } from '@trait-market/contract/shared';
import { getAddress } from 'viem';
import * as z from 'zod/mini';

/** A wallet's address in lower case, so that accounts can be compared as strings. */
export type Account = WalletAddress & Lowercase<string>;

const isAccount = (text: string): text is Account =>
  isWalletAddress(text) && text === text.toLowerCase();

export const AccountSchema = z.custom<Account>(
  (value) => typeof value === 'string' && isAccount(value),
  'a wallet address in lower case',
);

export const accountOf = (address: WalletAddress): Account => {
  const account: WalletAddress = `0x${address.slice(2).toLowerCase()}`;
  if (!isAccount(account)) throw new TypeError('Lower case has to stay lower case');
  return account;
};

/** Returns an account's address in mixed case, with the checksum of EIP-55. */
export const shownAddress = (account: Account): WalletAddress => getAddress(account);
