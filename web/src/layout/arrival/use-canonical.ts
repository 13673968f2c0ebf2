import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Updates it on client-side navigation, because browsers share it; the server sets the first one.
 */
export const useCanonical = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
};
