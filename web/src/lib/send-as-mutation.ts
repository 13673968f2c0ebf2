import type { QueryClient } from '@tanstack/react-query';

/** Sends outside React components, so that the session is notified of a 401 or 403. */
export const sendAsMutation = <Result>(
  client: QueryClient,
  send: () => Promise<Result>,
): Promise<Result> =>
  client.getMutationCache().build(client, { mutationFn: send }).execute(undefined);
