import { useLocation } from 'react-router-dom';

import { paths } from '@/config/paths';

/** Keeps an existing return path on the guest page (§2 Routes). */
export const useGuestPath = (): string => {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return pathname.startsWith(paths.guestPage) ? here : paths.guestSignIn(here);
};
