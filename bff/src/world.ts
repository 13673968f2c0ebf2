import type { IncomingMessage } from 'node:http';

const HEADER = 'x-mock-world';

/** Matches names that the mock accepts for a world; it rejects all others. */
const NAME = /^[\w-]{1,64}$/;

/**
 * Returns the name of a request's mock world, preceded by `@`. Returns '' where the world's header
 * isn't forwarded, as in production.
 */
export const worlds = (forwardHeaders: readonly string[]) => {
  if (!forwardHeaders.includes(HEADER)) return (): string => '';
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const world = headers[HEADER];
    return typeof world === 'string' && NAME.test(world) ? `@${world}` : '';
  };
};

/**
 * Returns the world of a page: from the header, or from the address, because links and the address
 * bar send no header. Null outside development, where the mock has no worlds.
 */
export const pageWorlds = (forwardHeaders: readonly string[]) => {
  if (!forwardHeaders.includes(HEADER)) return (): null => null;
  return ({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): string => {
    const named = headers[HEADER] ?? new URLSearchParams(url.split('?')[1]).get('mock-world');
    return typeof named === 'string' && NAME.test(named) ? named : 'default';
  };
};
