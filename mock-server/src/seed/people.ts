import { keccak256, slice, stringToHex, type Hex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';

import { DEMO_KEY } from '@trait-market/contract/demo-wallet';

import { accountOf, type Account } from '../kernel/account';
import { DEMO_COLLECTOR } from '../world/collectors';
import { FOREIGN_DECLARATION, NOTHING, SETTLED, type Holdings } from '../world/holdings';
import { avatarPicturePath } from '../world/picture-paths';
import type { SeedPerson } from './seed-file';
import { DEMO_USERNAME, USERNAMES } from './usernames';

export type Person = {
  account: Account;
  profile: { username: string; avatarPhoto: string } | undefined;
  /** Undefined for generated users, whose holdings each world derives from its seed. */
  holdings: Holdings | undefined;
  avatarId: string | undefined;
  privateKey: Hex | undefined;
};

const drawnPerson = (
  account: Account,
  username: string,
  holdings: Holdings | undefined,
  privateKey?: Hex,
): Person => ({
  account,
  privateKey,
  profile: { username, avatarPhoto: avatarPicturePath(username, 'svg') },
  holdings,
  avatarId: username,
});

const demoPerson = (): Person => drawnPerson(DEMO_COLLECTOR, DEMO_USERNAME, SETTLED, DEMO_KEY);

const usernameAt = (index: number): string => {
  const name = USERNAMES[index % USERNAMES.length] ?? DEMO_USERNAME;
  const round = Math.floor(index / USERNAMES.length);
  return round === 0 ? name : `${name}-${round + 1}`;
};

/** Only this many users have a private key, because deriving each takes almost a millisecond. */
const KEYHOLDERS = 64;

const walletAt = (randomSeed: string, index: number): Pick<Person, 'account' | 'privateKey'> => {
  const hash = keccak256(stringToHex(`${randomSeed} person ${index}`));
  return index < KEYHOLDERS
    ? { account: accountOf(privateKeyToAddress(hash)), privateKey: hash }
    : { account: accountOf(slice(hash, 12)), privateKey: undefined };
};

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
        : { username, avatarPhoto: avatarPhoto ?? avatarPicturePath(account, 'svg') },
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

/** Returns the listed users, and adds the demo collector if the list doesn't contain it. */
export const listPeople = (list: readonly SeedPerson[]): Person[] => {
  const people = list.map(listedPerson);
  return people.some(({ account }) => account === DEMO_COLLECTOR)
    ? people
    : [demoPerson(), ...people];
};
