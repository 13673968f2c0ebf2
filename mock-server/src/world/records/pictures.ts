import type { Account } from '../../kernel/account';
import type { Database } from './database';

/** The avatars that people have uploaded: the last one of each wallet, as WebP. */
export const createPictures = ({ picture }: Database) => ({
  /** The bytes of a picture. */
  find: (id: string): Buffer | undefined => {
    const found = picture.find(id);
    return found === undefined ? undefined : Buffer.from(found.webp, 'base64');
  },

  /** Keeps a picture in place of the one that this wallet has uploaded before. */
  replace: (account: Account, id: string, webp: Buffer): void => {
    for (const before of picture.findBy('account', account)) picture.remove(before.id);
    picture.insert({ id, account, webp: webp.toString('base64') });
  },
});
