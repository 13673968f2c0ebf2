import type { AppRoute } from '@ts-rest/core';

export type CallKind = 'read' | 'search' | 'write' | 'upload';

/** The maximum duration after the queue, in ms, including connecting, a retry and the body. */
export type Deadlines = Record<CallKind, number>;

export const callKindOf = (route: AppRoute): CallKind => {
  if ('contentType' in route && route.contentType === 'multipart/form-data') return 'upload';
  if (route.method !== 'GET') return 'write';
  return /\/search/i.test(route.path) ? 'search' : 'read';
};
