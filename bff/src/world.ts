import type { IncomingMessage } from 'node:http';

const HEADER = 'x-mock-world';

/** Matches names that the mock accepts for a world; it rejects all others. */
const NAME = /^[\w-]{1,64}$/;

/**
 * Returns the name of a request's mock world, preceded by `@`, if the world's header is forwarded,
 * as in development; otherwise ''.
 */
export const worlds = (forwardHeaders: readonly string[]) => {
  if (!forwardHeaders.includes(HEADER)) return (): string => '';
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const world = headers[HEADER];
    return typeof world === 'string' && NAME.test(world) ? `@${world}` : '';
  };
};
