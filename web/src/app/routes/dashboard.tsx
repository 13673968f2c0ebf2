import type { WalletAddress } from '@trait-market/contract/wallet-address';

import { DashboardScreen, type DashboardVisitor } from '@/features/dashboard/dashboard-screen';
import { ConnectButton } from '@/features/sign-in/connect-button';
import type { Session } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';

const visitorOf = (session: Session, address: WalletAddress | undefined): DashboardVisitor => {
  if (address) return { kind: 'signedIn', address };
  return { kind: session.kind === 'restoring' ? 'restoring' : 'stranger' };
};

export default function Dashboard() {
  const { session, address } = useSession();
  return <DashboardScreen visitor={visitorOf(session, address)} wayIn={<ConnectButton />} />;
}
