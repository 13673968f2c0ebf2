import { keccak256, slice, stringToHex } from 'viem';

import { demoCollector } from '../collectors';
import { accountOf, type Account } from '../db/account';
import { DEMO_USERNAME, USERNAMES } from './usernames';

/** Somebody who was there before. The user name is also the id of their avatar. */
export interface Person {
  account: Account;
  username: string;
}

/** A list longer than the names there are starts over, with a number behind each. */
const usernameAt = (index: number): string => {
  const name = USERNAMES[index % USERNAMES.length] ?? DEMO_USERNAME;
  const round = Math.floor(index / USERNAMES.length);
  return round === 0 ? name : `${name}-${round + 1}`;
};

/** Nobody holds the key to such an account. */
const accountAt = (randomSeed: string, index: number): Account =>
  accountOf(slice(keccak256(stringToHex(`${randomSeed} person ${index}`)), 12));

/** The demo collector first, then others, `count` in all. */
export const composePeople = (randomSeed: string, count: number): Person[] =>
  Array.from({ length: count }, (_, index) =>
    index === 0
      ? { account: demoCollector(), username: DEMO_USERNAME }
      : { account: accountAt(randomSeed, index), username: usernameAt(index - 1) },
  );
