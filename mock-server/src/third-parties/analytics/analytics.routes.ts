import type { Routes } from '../../kernel/http/routes';
import type { analyticsContract } from './analytics.contract';

export const analyticsRoutes: Routes<typeof analyticsContract> = {
  usage: async () => ({ status: 204, body: undefined }),
  pageViews: async () => ({ status: 204, body: undefined }),
};
