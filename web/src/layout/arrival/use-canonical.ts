import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Updates the address on client-side navigation; the server sets it on the first page. */
export const useCanonical = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
};
