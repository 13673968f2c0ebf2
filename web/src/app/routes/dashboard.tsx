import type { WalletAddress } from '@trait-market/contract/shared';

import { lazyComponent } from '@/components/lazy-component';
import { DashboardScreen, type DashboardVisitor } from '@/features/dashboard/dashboard-screen';
import { ConnectButton } from '@/features/sign-in/connect-button';
import { featureState } from '@/lib/flags/feature-state';
import { useFeature } from '@/lib/flags/use-feature-enabled';
import type { Session } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';

import { lazyPart } from '../lazy-part';

const ProfileSettings = lazyPart(
  async () => (await import('@/features/profile-settings/profile-settings')).ProfileSettings,
);

const CreditsView = lazyPart(
  async () => (await import('@/features/credits/credits-view')).CreditsView,
);

const Worth = lazyPart(async () => (await import('../worth')).default);

const WorthTotal = lazyComponent(
  async () => (await import('@/features/worth/worth-total')).WorthTotal,
  { Failed: null },
);

const OpenDashboard = lazyPart(async () => (await import('../open-dashboard')).default);

const visitorOf = (session: Session, address: WalletAddress | undefined): DashboardVisitor => {
  if (address) return { kind: 'signedIn', address };
  return { kind: session.kind === 'restoring' ? 'restoring' : 'stranger' };
};

export default function Dashboard() {
  const { session, address } = useSession();
  const market = useFeature('market');
  const subscriptions = useFeature('subscriptions');
  return (
    <DashboardScreen
      visitor={visitorOf(session, address)}
      connectButton={<ConnectButton />}
      profileSettings={address && <ProfileSettings address={address} />}
      market={featureState(market)}
      subscriptions={featureState(subscriptions)}
      creditsView={<CreditsView />}
      Worth={Worth}
      WorthTotal={WorthTotal}
      MarketViews={OpenDashboard}
    />
  );
}
