import type { QueryClient } from '@tanstack/react-query';

/** Sends a request as a mutation outside of a component, so that the session learns of its refusals. */
export const sendAsMutation = <Answer>(
  client: QueryClient,
  send: () => Promise<Answer>,
): Promise<Answer> =>
  client.getMutationCache().build(client, { mutationFn: send }).execute(undefined);
