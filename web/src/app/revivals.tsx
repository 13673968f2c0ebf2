import { useLazyModule } from '@/lib/use-lazy-module';
import { useSession } from '@/lib/session/use-session';

/** On every screen, whoever is signed in is told of orders that woke. It loads after sign-in. */
export function Revivals() {
  const { address } = useSession();
  const watch = useLazyModule({
    name: 'revival-watch',
    load: () => import('./open-revivals'),
    isNeeded: address !== undefined,
  });
  return watch && address && <watch.OpenRevivals address={address} />;
}
