import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { failureText, type SessionFailure } from '@/lib/session/session';
import { useSessionStore } from '@/lib/session/session-context';

import { ConnectButton } from './connect-button';

/** Moves the focus from the notice to the page's content, without scrolling. */
const focusContent = () => document.getElementById('main')?.focus({ preventScroll: true });

function Bar({ words, otherWay }: { words: string; otherWay: ReactNode }) {
  return (
    <div className="border-b border-hairline bg-surface-raised">
      <div className="page-columns flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
        <p className="min-w-48 flex-1">{words}</p>
        <div className="flex items-center gap-1">
          <ConnectButton variant="outline" size="sm" />
          {otherWay}
        </div>
      </div>
    </div>
  );
}

export function EndedBar({ failure }: { failure: SessionFailure }) {
  const { dismissFailure } = useSessionStore();
  const dismiss = () => {
    dismissFailure();
    focusContent();
  };
  return (
    <Bar
      words={failureText(failure)}
      otherWay={
        <Button variant="ghost" size="icon" onClick={dismiss}>
          <X aria-hidden />
          <span className="sr-only">Dismiss</span>
        </Button>
      }
    />
  );
}

/** The provider refuses the token, but the session stays until the token's `exp` (§4). */
export function RefusedTokenBar() {
  const { signOut } = useSessionStore();
  const disconnect = () => {
    signOut();
    focusContent();
  };
  return (
    <Bar
      words="Your session is no longer valid. Nothing was lost. Connect again to continue."
      otherWay={
        <Button variant="ghost" size="sm" onClick={disconnect}>
          Disconnect
        </Button>
      }
    />
  );
}
