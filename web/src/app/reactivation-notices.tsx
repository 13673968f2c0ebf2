import { lazyComponent } from '@/components/lazy-component';
import { useSession } from '@/lib/session/use-session';

const MarketReactivationNotices = lazyComponent(
  async () => (await import('./market-reactivation-notices')).MarketReactivationNotices,
  {
    Failed: null,
  },
);

/** On every screen, tells whoever is signed in which orders are active again. Loads after sign-in. */
export function ReactivationNotices() {
  const { address } = useSession();
  return address && <MarketReactivationNotices address={address} />;
}
