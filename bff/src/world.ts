import type { IncomingMessage } from 'node:http';

const HEADER = 'x-mock-world';

/** Names that the mock accepts for a world; it refuses all others. */
const NAME = /^[\w-]{1,64}$/;

/** Names the mock's world where worlds are forwarded, as in development; elsewhere it is empty. */
export const worlds = (forwardHeaders: readonly string[]) => {
  if (!forwardHeaders.includes(HEADER)) return (): string => '';
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const world = headers[HEADER];
    return typeof world === 'string' && NAME.test(world) ? `@${world}` : '';
  };
};
