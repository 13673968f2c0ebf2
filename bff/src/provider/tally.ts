/**
 * Counts by key. The number of keys has no limit, because an attacker could evict, and so reset,
 * the counts of others.
 */
export const createTally = () => {
  const counts = new Map<string, number>();
  return {
    of: (key: string): number => counts.get(key) ?? 0,
    add: (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1),
    take: (key: string): void => {
      const left = (counts.get(key) ?? 0) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
};
