import { keccak256, slice, stringToHex, type Hex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';

import { DEMO_KEY } from '@trait-market/contract/demo-wallet';

import { accountOf, type Account } from '../kernel/account';
import { DEMO_COLLECTOR } from '../world/collectors';
import { FOREIGN_DECLARATION, NOTHING, SETTLED, type Holdings } from '../world/holdings';
import { keptAvatar } from '../world/picture-paths';
import type { SeedPerson } from './seed-file';
import { DEMO_USERNAME, USERNAMES } from './usernames';

/** Somebody who was there before. */
export type Person = {
  account: Account;
  profile: { username: string; avatarPhoto: string } | undefined;
  /** Undefined: each world draws them from its seed. */
  holdings: Holdings | undefined;
  /** What their drawn avatar is known by; undefined when they have none. */
  avatarId: string | undefined;
  /** The key of their wallet, to sign what they did before; undefined: nobody has it. */
  privateKey: Hex | undefined;
};

/** Somebody with a drawn avatar, which their username is the id of. */
const drawnPerson = (
  account: Account,
  username: string,
  holdings: Holdings | undefined,
  privateKey?: Hex,
): Person => ({
  account,
  privateKey,
  profile: { username, avatarPhoto: keptAvatar(username, 'svg') },
  holdings,
  avatarId: username,
});

const demoPerson = (): Person => drawnPerson(DEMO_COLLECTOR, DEMO_USERNAME, SETTLED, DEMO_KEY);

/** A list longer than the names there are starts over, with a number behind each. */
const usernameAt = (index: number): string => {
  const name = USERNAMES[index % USERNAMES.length] ?? DEMO_USERNAME;
  const round = Math.floor(index / USERNAMES.length);
  return round === 0 ? name : `${name}-${round + 1}`;
};

/** So many of the people can sign: to derive an account from its key takes a good part of a millisecond. */
const KEYHOLDERS = 64;

/** An account and its key; of those beyond {@link KEYHOLDERS} nobody holds one. */
const walletAt = (randomSeed: string, index: number): Pick<Person, 'account' | 'privateKey'> => {
  const hash = keccak256(stringToHex(`${randomSeed} person ${index}`));
  return index < KEYHOLDERS
    ? { account: accountOf(privateKeyToAddress(hash)), privateKey: hash }
    : { account: accountOf(slice(hash, 12)), privateKey: undefined };
};

/** The demo collector first, then others, `count` in all. */
export const composePeople = (randomSeed: string, count: number): Person[] =>
  Array.from({ length: count }, (_, index) => {
    if (index === 0) return demoPerson();
    const { account, privateKey } = walletAt(randomSeed, index);
    return drawnPerson(account, usernameAt(index - 1), undefined, privateKey);
  });

const listedPerson = ({
  walletAddress,
  username,
  avatarPhoto,
  taxAnswered = false,
  premiumTier = NOTHING.premiumTier,
  standing = NOTHING.standing,
  credits = NOTHING.credits,
  email,
}: SeedPerson): Person => {
  const account = accountOf(walletAddress);
  return {
    account,
    profile:
      username === undefined
        ? undefined
        : { username, avatarPhoto: avatarPhoto ?? keptAvatar(account, 'svg') },
    holdings: {
      premiumTier,
      standing,
      credits,
      taxDeclaration: taxAnswered ? FOREIGN_DECLARATION : null,
      email: email ?? null,
    },
    avatarId: avatarPhoto === undefined ? account : undefined,
    privateKey: undefined,
  };
};

/** The people of a list; the demo collector before them, unless the list has them. */
export const listPeople = (list: readonly SeedPerson[]): Person[] => {
  const people = list.map(listedPerson);
  return people.some(({ account }) => account === DEMO_COLLECTOR)
    ? people
    : [demoPerson(), ...people];
};
