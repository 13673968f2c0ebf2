import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Updates the canonical address after a navigation; the server sets the first one. */
export const useCanonical = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
};
