import type { QueryClient } from '@tanstack/react-query';

import type { SessionStore } from '../session/session-store';

export type OfflineServices = {
  queryClient: QueryClient;
  session: Pick<SessionStore, 'read' | 'subscribe'>;
};
