import { lazyComponent } from '@/components/lazy-component';
import { failureOf } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

import { useScrollKept } from './use-scroll-kept';

const Bar = lazyComponent(async () => (await import('./session-notice-bar')).SessionNoticeBar, {
  Failed: null,
});

/**
 * Says why a session ended that the person did not end, wherever on the page they are: expiry,
 * another account, a refusal, the wallet, another tab. Connecting leads back to where they were.
 */
export function SessionNotice() {
  const failure = failureOf(useSessionState());
  useScrollKept();
  return (
    <div role="status" className="sticky top-16 z-notice">
      {failure?.of === 'session' && <Bar failure={failure} />}
    </div>
  );
}
