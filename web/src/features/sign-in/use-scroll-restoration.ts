import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { scrollTo, scrollUntil } from '@/lib/scroll-until';
import { isTokenRefused, type Session } from '@/lib/session/session';
import { useSessionStore } from '@/lib/session/session-context';

const doNothing = () => undefined;

const isOver = (session: Session): boolean =>
  session.kind === 'anonymous' && session.failure?.of === 'session';

/** Returns whether this change may remove content, which makes the page shorter. */
const isLeaving = (session: Session, before: Session): boolean =>
  (isOver(session) && !isOver(before)) || (session.kind === 'connecting' && isTokenRefused(before));

/** Restores the scroll position at the next sign-in, if the page had become shorter. */
export const useScrollRestoration = (): void => {
  const { subscribe, read } = useSessionStore();
  const { key } = useLocation();

  useEffect(() => {
    let savedTop: number | undefined;
    let stop: () => void = doNothing;
    let before = read();
    const forget = () => {
      savedTop = undefined;
      stop();
    };
    const unsubscribe = subscribe(() => {
      const session = read();
      // Reads the scroll position before the re-render, while the page still has its height.
      if (isLeaving(session, before)) savedTop = window.scrollY;
      before = session;
      const top = savedTop;
      if (session.kind === 'signedIn' && top !== undefined)
        stop = scrollUntil(() => scrollTo(top), doNothing);
    });
    window.addEventListener('wheel', forget, { passive: true });
    window.addEventListener('touchmove', forget, { passive: true });
    return () => {
      forget();
      unsubscribe();
      window.removeEventListener('wheel', forget);
      window.removeEventListener('touchmove', forget);
    };
  }, [key, read, subscribe]);
};
