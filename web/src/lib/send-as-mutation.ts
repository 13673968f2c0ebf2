import { MutationObserver, type QueryClient } from '@tanstack/react-query';

/** Sends something as a mutation without a hook, so that the session hears of its refusals. */
export const sendAsMutation = async <Answer>(
  client: QueryClient,
  send: () => Promise<Answer>,
): Promise<Answer> => {
  const mutation = new MutationObserver(client, { mutationFn: send });
  try {
    return await mutation.mutate();
  } finally {
    // Nobody looks at it any longer: it may be forgotten.
    mutation.reset();
  }
};
