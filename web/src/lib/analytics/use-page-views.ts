import { useEffect, useRef } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';

import { useAppConfig } from '@/config/app-config-context';

import { report } from '../report';

/** Reports a route's pattern, such as `/traits/:id`, never an address or a query (§7). */
export const usePageViews = (routes: readonly { path: string }[]): void => {
  const { analyticsUrl } = useAppConfig();
  const { pathname } = useLocation();
  const page = pathname.replace(/\/+$/, '');
  const reported = useRef<string>(undefined);

  useEffect(() => {
    if (analyticsUrl === null || reported.current === page) return;
    reported.current = page;
    const [match] = matchRoutes([...routes], page || '/') ?? [];
    if (match) report(analyticsUrl, { pattern: match.route.path, at: new Date().toISOString() });
  }, [analyticsUrl, page, routes]);
};
