import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The server names each page's own address, which browsers share. Moving on inside of the app, it
 * goes along.
 */
export const useCanonical = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
};
