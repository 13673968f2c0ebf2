import { Link, useLocation } from 'react-router-dom';

import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { safeReturnPath } from '@/lib/safe-return-path';

const GUEST_PAGE = new URL(paths.guestSignIn('/'), 'https://this.invalid').pathname;

/**
 * 'As a Guest' (§2 Sign-in dialog): leads to the guest page, which leads back here. On the guest
 * page itself that is where its own visitor came from.
 */
export function GuestLink({ onClick }: { onClick: () => void }) {
  const { pathname, search, hash } = useLocation();
  const to =
    pathname === GUEST_PAGE
      ? safeReturnPath(new URLSearchParams(search).get('to'))
      : pathname + search + hash;
  return (
    <Link
      to={paths.guestSignIn(to)}
      onClick={onClick}
      className={buttonVariants({ variant: 'secondary' })}
    >
      As a Guest
    </Link>
  );
}
