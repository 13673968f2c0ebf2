import type { Account } from '../../kernel/account';
import { bestMatches, searchKeyOf } from './best-matches';
import { closestMatches, nameClosenessTo } from './close-matches';
import type { Database } from './database';
import { nameKeys } from './name-skeleton';

/** `avatarPhoto` is an external URL, or a stored picture's path, which starts with `/`. */
export type ProfileRecord = {
  account: Account;
  username: string | null;
  avatarPhoto: string | null;
};

export type ProfileChange = {
  username?: string | undefined;
  avatarPhoto?: string | null | undefined;
};

const keyOf = (username: string | null | undefined): string => searchKeyOf(username ?? '');

/** Stores profiles. A user may have none, and no two usernames may look the same. */
export const createProfiles = ({ profile }: Database) => ({
  find: (account: Account): ProfileRecord | undefined => profile.find(account),

  findByUsername: (username: string): ProfileRecord | undefined =>
    profile.findBy('usernameKey', keyOf(username))[0],

  isTaken: (username: string | undefined, account: Account): boolean => {
    if (username === undefined || username === '') return false;
    const keys = nameKeys(username);
    const looksSame = (other: string | null): boolean =>
      other !== null && other !== '' && [...nameKeys(other)].some((key) => keys.has(key));
    return (
      profile.filter((found) => found.account !== account && looksSame(found.username)).length > 0
    );
  },

  create: (account: Account, { username = '', avatarPhoto = null }: ProfileChange): void => {
    profile.insert({
      account,
      username: username === '' ? null : username,
      usernameKey: keyOf(username),
      avatarPhoto,
    });
  },

  update: (account: Account, { username, avatarPhoto }: ProfileChange): void => {
    profile.change(account, {
      ...(username !== undefined && { username, usernameKey: keyOf(username) }),
      ...(avatarPhoto !== undefined && { avatarPhoto }),
    });
  },

  remove: (account: Account): void => profile.remove(account),

  /** Returns names that contain the text or, if none does, similar ones; best matches first. */
  search: (text: string, limit: number): ProfileRecord[] => {
    const key = searchKeyOf(text);
    if (key === '') return [];
    const found = profile.search((sorted) =>
      bestMatches(sorted, key, ({ usernameKey }) => usernameKey, limit),
    );
    if (found.length > 0 || limit === 0) return found;
    return profile.search((all) =>
      closestMatches(all, key, ({ usernameKey }) => usernameKey, nameClosenessTo(key)).slice(
        0,
        limit,
      ),
    );
  },
});
