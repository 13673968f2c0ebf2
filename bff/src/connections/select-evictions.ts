type Connection = { client: string | undefined; lastReading: number };

/**
 * Selects half of the connections of the client that has the most. It starts with those that
 * haven't sent data for the longest time, so that an active upload survives.
 */
export const selectEvictions = <Held extends Connection>(connections: readonly Held[]): Held[] => {
  const clients = new Map<string, Held[]>();
  for (const connection of connections) {
    if (connection.client === undefined) continue;
    const same = clients.get(connection.client);
    if (same === undefined) clients.set(connection.client, [connection]);
    else same.push(connection);
  }
  let most: Held[] = [];
  for (const held of clients.values()) if (held.length > most.length) most = held;
  if (most.length < 2) return [];
  return most
    .toSorted((one, other) => one.lastReading - other.lastReading)
    .slice(0, Math.ceil(most.length / 2));
};
