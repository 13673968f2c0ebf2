import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { lazy, Suspense } from 'react';

import { DashboardScreen, type DashboardVisitor } from '@/features/dashboard/dashboard-screen';
import { ConnectButton } from '@/features/sign-in/connect-button';
import { ScreenLoading } from '@/layout/screen-loading';
import { useIsOpen } from '@/lib/flags/use-is-open';
import type { Session } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';

import { openingOf } from '../opening';

/** Forms are for those who edit: they are not part of what everybody's dashboard loads. */
const ProfileSettings = lazy(async () => {
  const { ProfileSettings: component } =
    await import('@/features/profile-settings/profile-settings');
  return { default: component };
});

/** Where the market is open: a chunk of its own, which nobody loads before. */
const OpenDashboard = lazy(() => import('../open-dashboard'));

const visitorOf = (session: Session, address: WalletAddress | undefined): DashboardVisitor => {
  if (address) return { kind: 'signedIn', address };
  return { kind: session.kind === 'restoring' ? 'restoring' : 'stranger' };
};

export default function Dashboard() {
  const { session, address } = useSession();
  const isOpen = useIsOpen('market');
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
      market={openingOf(isOpen)}
      MarketViews={OpenDashboard}
    />
  );
}
