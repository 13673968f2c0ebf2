import { Route, Routes } from 'react-router-dom';

import { Shell } from '@/layout/shell';
import { usePageViews } from '@/lib/analytics/use-page-views';

import { routeTable } from './route-table';

export function Router() {
  usePageViews(routeTable);
  return (
    <Routes>
      <Route element={<Shell />}>
        {routeTable.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Route>
    </Routes>
  );
}
