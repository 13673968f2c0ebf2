import type { Account } from '../../kernel/account';
import type { Database } from './database';

export const createPictures = ({ picture }: Database) => ({
  find: (id: string): Buffer | undefined => {
    const found = picture.find(id);
    return found === undefined ? undefined : Buffer.from(found.webp, 'base64');
  },

  replace: (account: Account, id: string, webp: Buffer): void => {
    for (const before of picture.findBy('account', account)) picture.remove(before.id);
    picture.insert({ id, account, webp: webp.toString('base64') });
  },
});
