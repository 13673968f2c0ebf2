import { useLocation } from 'react-router-dom';

import { paths } from '@/config/paths';

/**
 * Returns the address of the guest page with a path to return to. On the guest page itself, the
 * existing return path is kept (§2 Routes).
 */
export const useGuestPath = (): string => {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return pathname.startsWith(paths.guestPage) ? here : paths.guestSignIn(here);
};
