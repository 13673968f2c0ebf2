import { lazyComponent } from '@/components/lazy-component';
import { useSession } from '@/lib/session/use-session';

const OpenRevivals = lazyComponent(async () => (await import('./open-revivals')).OpenRevivals, {
  Failed: null,
});

/** On every screen, whoever is signed in is told of orders that woke. It loads after sign-in. */
export function Revivals() {
  const { address } = useSession();
  return address && <OpenRevivals address={address} />;
}
