import { Link } from 'react-router-dom';

import { buttonVariants } from '@/components/ui/button-variants';

import { useGuestPath } from './use-guest-path';

/** The link 'As a Guest' (§2 Sign-in dialog). */
export function GuestLink({ onClick }: { onClick: () => void }) {
  return (
    <Link
      to={useGuestPath()}
      onClick={onClick}
      className={buttonVariants({ variant: 'secondary' })}
    >
      As a Guest
    </Link>
  );
}
