import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Updates the canonical address after a navigation within the app. On the first page, the server
 * has set it.
 */
export const useCanonical = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
};
