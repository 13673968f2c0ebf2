export type Begin = () => void;

/**
 * Creates a queue that serves clients round-robin, so that a client with many calls doesn't delay
 * others.
 */
export const createFairQueue = () => {
  const byClient = new Map<string, Set<Begin>>();
  let size = 0;
  return {
    size: (): number => size,
    sizeOf: (client: string): number => byClient.get(client)?.size ?? 0,
    join: (client: string, begin: Begin): void => {
      const calls = byClient.get(client) ?? new Set();
      byClient.set(client, calls.add(begin));
      size += 1;
    },
    leave: (client: string, begin: Begin): void => {
      const calls = byClient.get(client);
      if (calls?.delete(begin) !== true) return;
      size -= 1;
      if (calls.size === 0) byClient.delete(client);
    },
    next: (mayBegin: (client: string) => boolean): Begin | undefined => {
      for (const [client, calls] of byClient) {
        if (!mayBegin(client)) continue;
        const [begin] = calls;
        byClient.delete(client);
        if (begin === undefined) continue;
        calls.delete(begin);
        size -= 1;
        // Moves the client to the end of the rotation.
        if (calls.size > 0) byClient.set(client, calls);
        return begin;
      }
      return undefined;
    },
  };
};
