import { X } from 'lucide-react';

import { Button } from '@/components/ui/button';
import { failureOf, failureText } from '@/lib/session/session';
import { useSessionState, useSessionStore } from '@/lib/session/session-context';

import { ConnectButton } from './connect-button';
import { useScrollKept } from './use-scroll-kept';

/** Focus that was in the notice goes to the content, and the page stays where it is. */
const focusContent = () => document.getElementById('main')?.focus({ preventScroll: true });

/**
 * Says why a session ended that the person did not end, wherever on the page they are: expiry,
 * another account, a refusal, the wallet, another tab. Connecting leads back to where they were.
 */
export function SessionNotice() {
  const { dismissFailure } = useSessionStore();
  const failure = failureOf(useSessionState());
  useScrollKept();

  return (
    <div role="status" className="sticky top-16 z-notice">
      {failure?.of === 'session' && (
        <div className="border-b border-hairline bg-surface-raised">
          <div className="page-columns flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
            <p className="min-w-48 flex-1">{failureText(failure)}</p>
            <div className="flex items-center gap-1">
              <ConnectButton variant="outline" size="sm" />
              <Button
                variant="ghost"
                size="icon"
                onClick={() => {
                  dismissFailure();
                  focusContent();
                }}
              >
                <X aria-hidden />
                <span className="sr-only">Dismiss</span>
              </Button>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
