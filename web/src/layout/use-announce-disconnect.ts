import { useEffect, useRef } from 'react';

import { useSession } from '@/lib/session/use-session';

/** Announces a session's end. Focuses the content if the focused button was removed. */
export const useAnnounceDisconnect = (announce: (text: string) => void): void => {
  const isSignedIn = useSession().address !== undefined;
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) {
      announce('Disconnected');
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    }
    wasSignedIn.current = isSignedIn;
  }, [announce, isSignedIn]);
};
