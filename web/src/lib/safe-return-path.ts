/** Browsers read a backslash as a slash and skip control characters and spaces. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const MISREAD = /[\\\u0000-\u0020\u007f]/;

/**
 * Where a guest comes back to: a path of this origin, with its query and fragment. Anything else,
 * another host and a script among them, becomes `/`.
 */
export const safeReturnPath = (to: string | null): string => {
  if (to === null || !to.startsWith('/') || to.startsWith('//') || MISREAD.test(to)) return '/';
  const base = 'https://this.invalid';
  return URL.canParse(to, base) && new URL(to, base).origin === base ? to : '/';
};
