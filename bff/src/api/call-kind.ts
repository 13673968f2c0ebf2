import type { AppRoute } from '@ts-rest/core';

export type CallKind = 'read' | 'search' | 'write' | 'upload';

/**
 * The maximum duration of a call in ms from its start after the queue, including connecting, a
 * retry and the body.
 */
export type Deadlines = Record<CallKind, number>;

export const callKindOf = (route: AppRoute): CallKind => {
  if ('contentType' in route && route.contentType === 'multipart/form-data') return 'upload';
  if (route.method !== 'GET') return 'write';
  return /\/search/i.test(route.path) ? 'search' : 'read';
};
