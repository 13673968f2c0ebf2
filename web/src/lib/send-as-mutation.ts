import type { QueryClient } from '@tanstack/react-query';

/**
 * Sends a request as a mutation outside React components, so that the query client reports a 401 or
 * 403 to the session.
 */
export const sendAsMutation = <Answer>(
  client: QueryClient,
  send: () => Promise<Answer>,
): Promise<Answer> =>
  client.getMutationCache().build(client, { mutationFn: send }).execute(undefined);
