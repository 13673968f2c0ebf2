import type { IncomingMessage } from 'node:http';

const HEADER = 'x-mock-world';
const LONGEST_NAME = 128;

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
    return typeof world === 'string' ? `@${world.slice(0, LONGEST_NAME)}` : '';
  };
};
