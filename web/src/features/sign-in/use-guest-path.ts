import { useLocation } from 'react-router-dom';

import { paths } from '@/config/paths';
import { safeReturnPath } from '@/lib/safe-return-path';

/**
 * Where 'As a Guest' leads: the guest page, which leads back here (§2 Routes). On the guest page
 * itself that is where its own visitor came from.
 */
export const useGuestPath = (): string => {
  const { pathname, search, hash } = useLocation();
  return paths.guestSignIn(safeReturnPath(pathname + search + hash));
};
