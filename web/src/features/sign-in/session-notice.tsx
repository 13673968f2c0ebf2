import { lazyComponent } from '@/components/lazy-component';
import { failureOf, isTokenRefused } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

import { useScrollKept } from './use-scroll-kept';

const EndedBar = lazyComponent(async () => (await import('./session-notice-bar')).EndedBar, {
  Failed: null,
});
const RefusedTokenBar = lazyComponent(
  async () => (await import('./session-notice-bar')).RefusedTokenBar,
  { Failed: null },
);

/**
 * Says why a session ended that the person did not end, wherever on the page they are: expiry,
 * another account, a refusal, the wallet, another tab; or that the provider no longer accepts the
 * token of this one. Connecting leads back to where they were.
 */
export function SessionNotice() {
  const session = useSessionState();
  const failure = failureOf(session);
  useScrollKept();
  return (
    <div role="status" className="sticky top-16 z-notice">
      {failure?.of === 'session' && <EndedBar failure={failure} />}
      {isTokenRefused(session) && <RefusedTokenBar />}
    </div>
  );
}
