/** Browsers read a backslash as a slash and skip control characters and spaces. */
const isMisread = (character: string): boolean =>
  character <= ' ' || character === '\u007f' || character === '\\';

/**
 * Where a guest comes back to: a path of this origin, with its query and fragment. Anything else,
 * another host and a script among them, becomes `/`.
 */
export const safeReturnPath = (to: string | null): string => {
  if (to === null || !to.startsWith('/') || to.startsWith('//') || [...to].some(isMisread))
    return '/';
  const base = 'https://this.invalid';
  return URL.canParse(to, base) && new URL(to, base).origin === base ? to : '/';
};
