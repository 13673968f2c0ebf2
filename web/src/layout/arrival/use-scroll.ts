import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { fragmentTarget } from '@/components/page/fragment-target';
import { scrollTo, scrollUntil } from '@/lib/scroll-until';

import { createScrollMemory, entryOf } from './scroll-memory';

const scrollToFragment = (hash: string): boolean => {
  const target = fragmentTarget(hash);
  target?.scrollIntoView();
  return target !== null;
};

/** Restores the scroll position on Back, Forward and Reload, even if the content loads late. */
export const useScroll = (): void => {
  const location = useLocation();
  const { pathname, hash } = location;
  const entry = entryOf(location);
  const navigationType = useNavigationType();
  const [memory] = useState(createScrollMemory);
  const isSettling = useRef(false);
  const current = useRef({ entry, pathname: '' });

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', memory.save);
    return () => window.removeEventListener('pagehide', memory.save);
  }, [memory]);

  useLayoutEffect(() => {
    const isAnotherPage = current.current.pathname !== pathname;
    current.current = { entry, pathname };
    isSettling.current = false;
    const settle = (scroll: () => boolean) => {
      isSettling.current = true;
      return scrollUntil(scroll, () => {
        isSettling.current = false;
        memory.store(entry, window.scrollY);
      });
    };
    const left = navigationType === 'POP' ? memory.recall(entry) : undefined;
    if (left !== undefined) return settle(() => scrollTo(left));
    if (hash !== '') return settle(() => scrollToFragment(hash));
    if (isAnotherPage) window.scrollTo(0, 0);
    memory.store(entry, window.scrollY);
    return undefined;
  }, [entry, hash, memory, navigationType, pathname]);

  useEffect(() => {
    const remember = () => {
      // Browsers fire the event a frame after the scrolling, so the entry is read here.
      if (!isSettling.current) memory.store(current.current.entry, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [memory]);
};
