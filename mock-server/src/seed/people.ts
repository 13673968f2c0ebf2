import { keccak256, slice, stringToHex, type Hex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';

import { DEMO_KEY } from '@trait-market/contract/demo-wallet';

import { accountOf, type Account } from '../kernel/account';
import { DEMO_COLLECTOR } from '../world/collectors';
import { FOREIGN_DECLARATION, NOTHING, SETTLED, type Holdings } from '../world/holdings';
import { keptAvatar } from '../world/picture-paths';
import type { SeedPerson } from './seed-file';
import { DEMO_USERNAME, USERNAMES } from './usernames';

/** A user of the seed. */
export type Person = {
  account: Account;
  profile: { username: string; avatarPhoto: string } | undefined;
  /** Undefined: each world generates them from its seed. */
  holdings: Holdings | undefined;
  /** The id of the generated avatar, if any. */
  avatarId: string | undefined;
  /** The wallet's private key for past signatures, if any. */
  privateKey: Hex | undefined;
};

/** A user with a generated avatar, whose id is the username. */
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

/** Names repeat with a numeric suffix when the list is exhausted. */
const usernameAt = (index: number): string => {
  const name = USERNAMES[index % USERNAMES.length] ?? DEMO_USERNAME;
  const round = Math.floor(index / USERNAMES.length);
  return round === 0 ? name : `${name}-${round + 1}`;
};

/**
 * The number of users with a private key, because deriving an account takes almost a millisecond.
 */
const KEYHOLDERS = 64;

/** Returns an account with its key; users beyond {@link KEYHOLDERS} have none. */
const walletAt = (randomSeed: string, index: number): Pick<Person, 'account' | 'privateKey'> => {
  const hash = keccak256(stringToHex(`${randomSeed} person ${index}`));
  return index < KEYHOLDERS
    ? { account: accountOf(privateKeyToAddress(hash)), privateKey: hash }
    : { account: accountOf(slice(hash, 12)), privateKey: undefined };
};

/** Returns `count` users, the demo collector first. */
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

/** Returns the users of a list, preceded by the demo collector unless the list contains them. */
export const listPeople = (list: readonly SeedPerson[]): Person[] => {
  const people = list.map(listedPerson);
  return people.some(({ account }) => account === DEMO_COLLECTOR)
    ? people
    : [demoPerson(), ...people];
};
