import { paths } from '@/config/paths';

/** Browsers treat a backslash as a slash, and skip control characters and spaces. */
const isMisread = (character: string): boolean =>
  character <= ' ' || character === '\u007f' || character === '\\';

const BASE = 'https://this.invalid';

/** Returns a path of this origin. An address on another host or a script is replaced by `/`. */
export const safeReturnPath = (to: string | null): string => {
  if (to === null || !to.startsWith('/') || to.startsWith('//') || [...to].some(isMisread))
    return '/';
  if (!URL.canParse(to, BASE)) return '/';
  const { origin, pathname, searchParams } = new URL(to, BASE);
  if (origin !== BASE) return '/';
  const isGuestPage = pathname.replace(/\/+$/, '') === paths.guestPage;
  return isGuestPage ? safeReturnPath(searchParams.get('to')) : to;
};
