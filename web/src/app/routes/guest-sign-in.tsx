import { useSearchParams } from 'react-router-dom';

import { GuestScreen } from '@/features/guest/guest-screen';
import { safeReturnPath } from '@/lib/safe-return-path';

export default function GuestSignIn() {
  const [searchParams] = useSearchParams();
  return <GuestScreen returnTo={safeReturnPath(searchParams.get('to'))} />;
}
