import type { QueryClient } from '@tanstack/react-query';

/** Sends outside React components, so that the session is notified of a 401 or 403. */
export const sendAsMutation = <Answer>(
  client: QueryClient,
  send: () => Promise<Answer>,
): Promise<Answer> =>
  client.getMutationCache().build(client, { mutationFn: send }).execute(undefined);
