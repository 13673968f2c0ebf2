import { useLocation } from 'react-router-dom';

import { paths } from '@/config/paths';

/** Adds a path to return to. The guest page keeps its existing one (§2 Routes). */
export const useGuestPath = (): string => {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return pathname.startsWith(paths.guestPage) ? here : paths.guestSignIn(here);
};
