import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { failureText, type SessionFailure } from '@/lib/session/session';
import { useSessionStore } from '@/lib/session/session-context';

import { ConnectButton } from './connect-button';

/** Focus that was in the notice goes to the content, and the page stays where it is. */
const focusContent = () => document.getElementById('main')?.focus({ preventScroll: true });

/** One line over the page: what happened, Connect, and the other way on. */
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

/** Why a session ended. It loads when there is something to say, as what follows does. */
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

/** The provider refuses the token before its `exp`: nothing is cleared (§4), and nothing works. */
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
