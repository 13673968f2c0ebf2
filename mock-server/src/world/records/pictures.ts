import type { Account } from '../../kernel/account';
import type { Database } from './database';

/** The latest uploaded avatar of each wallet, as WebP. */
export const createPictures = ({ picture }: Database) => ({
  /** Returns the bytes of a picture. */
  find: (id: string): Buffer | undefined => {
    const found = picture.find(id);
    return found === undefined ? undefined : Buffer.from(found.webp, 'base64');
  },

  /** Replaces the wallet's previous picture. */
  replace: (account: Account, id: string, webp: Buffer): void => {
    for (const before of picture.findBy('account', account)) picture.remove(before.id);
    picture.insert({ id, account, webp: webp.toString('base64') });
  },
});
