import type { AppRoute } from '@ts-rest/core';

/** The kinds of call that a deadline is set for. */
export type CallKind = 'read' | 'search' | 'write' | 'upload';

/** How long a call may take once there is room for it, in milliseconds: connecting, a retry and the body included. */
export type Deadlines = Record<CallKind, number>;

/** What kind of call a route of the contract makes. */
export const callKindOf = (route: AppRoute): CallKind => {
  if ('contentType' in route && route.contentType === 'multipart/form-data') return 'upload';
  if (route.method !== 'GET') return 'write';
  return /\/search/i.test(route.path) ? 'search' : 'read';
};
