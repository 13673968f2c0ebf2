import type { IncomingMessage } from 'node:http';

const HEADER = 'x-mock-world';

/** What the mock takes for a name of a world; it refuses all others. */
const NAME = /^[\w-]{1,64}$/;

/**
 * Where the mock provider's worlds are forwarded, as in development, each counts as a client and a
 * provider of its own; its name then joins the keys of limits and breakers. Elsewhere there is one
 * world, without a name, whatever the header says.
 *
 * @param forwardHeaders names of the request headers that the provider may see beside its own list
 */
export const worlds = (forwardHeaders: readonly string[]) => {
  if (!forwardHeaders.includes(HEADER)) return (): string => '';
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const world = headers[HEADER];
    return typeof world === 'string' && NAME.test(world) ? `@${world}` : '';
  };
};
