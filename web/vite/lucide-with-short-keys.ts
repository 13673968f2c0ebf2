import type { Plugin } from 'vite';

/** A part of an icon is told from its others by six letters made at random, of which no compression saves any. */
const KEY = /\bkey: "\w+"/g;

/** A file of one icon: the other in its folder names them all. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/(?!index\.)[\w-]+\.m?js$/;

/** The same icon with its parts counted; undefined where it has none. */
export const withShortKeys = (code: string): string | undefined => {
  let parts = 0;
  const counted = code.replace(KEY, () => `key: ${(parts += 1)}`);
  return parts === 0 ? undefined : counted;
};

/**
 * Counts the parts of each icon of `lucide-react` in place of naming them at random. The build fails when an icon is
 * no longer what this was written for.
 */
export const lucideWithShortKeys = (): Plugin => ({
  name: 'lucide-with-short-keys',
  transform(code, id) {
    if (!ICON.test(id)) return null;
    const short = withShortKeys(code);
    if (short === undefined)
      return this.error(`${id} is built in another way: see vite/lucide-with-short-keys.ts`);
    return { code: short, map: null };
  },
});
