/** Begins a call that has waited. */
export type Begin = () => void;

/**
 * The calls of one route that wait for their turn. Clients take turns: whoever has many waiting does
 * not come before whoever has one.
 */
export const createWaitingLine = () => {
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
    /** Takes out the first call of the client whose turn it is, among those that may begin one. */
    next: (mayBegin: (client: string) => boolean): Begin | undefined => {
      for (const [client, calls] of byClient) {
        if (!mayBegin(client)) continue;
        const [begin] = calls;
        byClient.delete(client);
        if (begin === undefined) continue;
        calls.delete(begin);
        size -= 1;
        // At the end of the turns.
        if (calls.size > 0) byClient.set(client, calls);
        return begin;
      }
      return undefined;
    },
  };
};
