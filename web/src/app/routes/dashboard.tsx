import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { lazy, Suspense } from 'react';

import { DashboardScreen, type DashboardVisitor } from '@/features/dashboard/dashboard-screen';
import { ConnectButton } from '@/features/sign-in/connect-button';
import { ScreenLoading } from '@/layout/screen-loading';
import type { Session } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';

/** Forms are for those who edit: they are not part of what everybody's dashboard loads. */
const ProfileSettings = lazy(async () => {
  const { ProfileSettings: component } =
    await import('@/features/profile-settings/profile-settings');
  return { default: component };
});

const visitorOf = (session: Session, address: WalletAddress | undefined): DashboardVisitor => {
  if (address) return { kind: 'signedIn', address };
  return { kind: session.kind === 'restoring' ? 'restoring' : 'stranger' };
};

export default function Dashboard() {
  const { session, address } = useSession();
  return (
    <DashboardScreen
      visitor={visitorOf(session, address)}
      wayIn={<ConnectButton />}
      profileSettings={
        address && (
          <Suspense fallback={<ScreenLoading />}>
            <ProfileSettings address={address} />
          </Suspense>
        )
      }
    />
  );
}
