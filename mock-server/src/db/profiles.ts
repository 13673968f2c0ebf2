import type { Account } from './account';
import { bestMatches, searchKeyOf } from './best-matches';
import type { Database } from './models';

/**
 * What a person says of themselves. `avatarPhoto` is an address of the person's choice, or the path
 * of a picture that this server keeps (it begins with `/`).
 */
export interface ProfileRecord {
  account: Account;
  username: string | null;
  avatarPhoto: string | null;
}

/** What may be set; what is absent stays. */
export type ProfileChange = {
  username?: string | undefined;
  avatarPhoto?: string | null | undefined;
};

const keyOf = (username: string | null | undefined): string => searchKeyOf(username ?? '');

/** The profiles; a user need not have one. User names are unique without case. */
export const createProfiles = ({ profile }: Database) => ({
  find: (account: Account): ProfileRecord | undefined =>
    structuredClone(profile.findFirst({ where: { account: { equals: account } } })) ?? undefined,

  findByUsername: (username: string): ProfileRecord | undefined =>
    structuredClone(profile.findFirst({ where: { usernameKey: { equals: keyOf(username) } } })) ??
    undefined,

  /** Whether somebody other than this account has the name. No name is taken by nobody. */
  isTaken: (username: string | undefined, account: Account): boolean =>
    keyOf(username) !== '' &&
    profile.count({
      where: { usernameKey: { equals: keyOf(username) }, account: { notEquals: account } },
    }) > 0,

  create: (account: Account, { username = '', avatarPhoto = null }: ProfileChange): void => {
    profile.create({
      account,
      username: username === '' ? null : username,
      usernameKey: keyOf(username),
      avatarPhoto,
    });
  },

  update: (account: Account, { username, avatarPhoto }: ProfileChange): void => {
    profile.update({
      where: { account: { equals: account } },
      data: {
        ...(username !== undefined && { username, usernameKey: keyOf(username) }),
        ...(avatarPhoto !== undefined && { avatarPhoto }),
      },
    });
  },

  remove: (account: Account): void => {
    profile.delete({ where: { account: { equals: account } } });
  },

  /** Whose name contains the text, literally and in any case; at most 20. */
  search: (text: string): ProfileRecord[] => {
    const key = searchKeyOf(text);
    if (key === '') return [];
    const found = profile.findMany({ where: { usernameKey: { contains: key } } });
    return structuredClone(bestMatches(found, key, (record) => record.usernameKey));
  },
});
