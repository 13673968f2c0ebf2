import type { QueryClient } from '@tanstack/react-query';

/** Sends a mutation outside React, so that the session is notified of refusals. */
export const sendAsMutation = <Answer>(
  client: QueryClient,
  send: () => Promise<Answer>,
): Promise<Answer> =>
  client.getMutationCache().build(client, { mutationFn: send }).execute(undefined);
