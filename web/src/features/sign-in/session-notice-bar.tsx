import { X } from 'lucide-react';

import { Button } from '@/components/ui/button';
import { failureText, type SessionFailure } from '@/lib/session/session';
import { useSessionStore } from '@/lib/session/session-context';

import { ConnectButton } from './connect-button';

/** Focus that was in the notice goes to the content, and the page stays where it is. */
const focusContent = () => document.getElementById('main')?.focus({ preventScroll: true });

/** What the notice says, and the ways on. It loads when there is something to say. */
export function SessionNoticeBar({ failure }: { failure: SessionFailure }) {
  const { dismissFailure } = useSessionStore();
  return (
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
  );
}
