import type { ReactNode } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';

import { OpenDialogContext } from './dialog-entry';
import type { createPageHistory } from './page-history';

type PageRouterProps = { history: ReturnType<typeof createPageHistory>; children: ReactNode };

export function PageRouter({ history, children }: PageRouterProps) {
  return (
    <OpenDialogContext value={history.openDialog}>
      <HistoryRouter history={history}>{children}</HistoryRouter>
    </OpenDialogContext>
  );
}
