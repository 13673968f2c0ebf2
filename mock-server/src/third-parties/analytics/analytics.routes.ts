import type { Routes } from '../../kernel/http/routes';
import type { analyticsContract } from './analytics.contract';

/** What was collected stands in the journal, as every request does. */
export const analyticsRoutes: Routes<typeof analyticsContract> = {
  usage: async () => ({ status: 204, body: undefined }),
  pageViews: async () => ({ status: 204, body: undefined }),
};
