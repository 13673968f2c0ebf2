import { X } from 'lucide-react';

import { Button } from '@/components/ui/button';
import { failureText } from '@/lib/session/session';
import { useSessionState, useSessionStore } from '@/lib/session/session-context';

/** Says why a session ended that the person did not end: expiry, another account, a refusal. */
export function SessionNotice() {
  const { dismissFailure } = useSessionStore();
  const session = useSessionState();
  const failure = session.kind === 'anonymous' ? session.failure : undefined;
  const text = failure?.of === 'session' ? failureText(failure) : undefined;

  return (
    <div role="status">
      {text && (
        <div className="border-b border-hairline bg-surface-raised">
          <div className="mx-auto flex max-w-page items-center gap-3 px-4 py-1 text-sm sm:px-6">
            <p className="flex-1">{text}</p>
            <Button variant="ghost" size="icon" onClick={dismissFailure}>
              <X aria-hidden />
              <span className="sr-only">Dismiss</span>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
