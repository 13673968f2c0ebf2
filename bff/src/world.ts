import type { IncomingMessage } from 'node:http';

const HEADER = 'x-mock-world';

/** Names that the mock accepts for a world; it refuses all others. */
const NAME = /^[\w-]{1,64}$/;

/**
 * Separates the mock provider's worlds where they are forwarded, as in development: each counts as
 * its own client and provider, and its name joins the keys of limits and breakers. Elsewhere there
 * is one unnamed world, whatever the header says.
 *
 * @param forwardHeaders names of the request headers that the provider may see besides its
 * allow-list
 */
export const worlds = (forwardHeaders: readonly string[]) => {
  if (!forwardHeaders.includes(HEADER)) return (): string => '';
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const world = headers[HEADER];
    return typeof world === 'string' && NAME.test(world) ? `@${world}` : '';
  };
};
