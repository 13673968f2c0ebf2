import { Route, Routes, useLocation } from 'react-router-dom';

import { Shell } from '@/layout/shell';
import { usePageViews } from '@/lib/analytics/use-page-views';
import { offlineView } from '@/lib/offline/offline-view';
import { useStore } from '@/lib/use-store';

import { routeTable } from './route-table';

export function Router() {
  usePageViews(routeTable);
  const { pathname, search } = useLocation();
  const offline = useStore(offlineView);
  const isUnseen = offline?.unseen === pathname + search;
  return (
    <Routes>
      <Route element={<Shell />}>
        {offline && isUnseen ? (
          <Route path="*" element={<offline.UnseenPage />} />
        ) : (
          routeTable.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))
        )}
      </Route>
    </Routes>
  );
}
