import { useLocation } from 'react-router-dom';

import { paths } from '@/config/paths';

/**
 * Returns the path of 'As a Guest': the guest page, with the current page as its return path (§2
 * Routes). On the guest page it keeps the existing return path.
 */
export const useGuestPath = (): string => {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return pathname.startsWith(paths.guestPage) ? here : paths.guestSignIn(here);
};
