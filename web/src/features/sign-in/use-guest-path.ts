import { useLocation } from 'react-router-dom';

import { paths } from '@/config/paths';

/**
 * Where 'As a Guest' leads: the guest page, which leads back here (§2 Routes). On the guest page
 * itself that is where its own visitor came from, so it leads nowhere else.
 */
export const useGuestPath = (): string => {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return pathname.startsWith(paths.guestPage) ? here : paths.guestSignIn(here);
};
