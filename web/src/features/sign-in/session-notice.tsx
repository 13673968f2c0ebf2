import { lazyComponent } from '@/components/lazy-component';
import { failureOf, isTokenRefused } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

import { useScrollRestoration } from './use-scroll-restoration';

const EndedBar = lazyComponent(async () => (await import('./session-notice-bar')).EndedBar, {
  Failed: null,
});
const RefusedTokenBar = lazyComponent(
  async () => (await import('./session-notice-bar')).RefusedTokenBar,
  { Failed: null },
);

/** Reports a session that ended without a sign-out, or a token that the provider refuses. */
export function SessionNotice() {
  const session = useSessionState();
  const failure = failureOf(session);
  useScrollRestoration();
  return (
    <div role="status" className="sticky top-16 z-notice">
      {failure?.of === 'session' && <EndedBar failure={failure} />}
      {isTokenRefused(session) && <RefusedTokenBar />}
    </div>
  );
}
