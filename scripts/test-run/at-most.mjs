/**
 * Runs tasks, at most `limit` at a time, and returns their results in the order of the tasks.
 * @template T
 * @param {number} limit
 * @param {ReadonlyArray<() => Promise<T>>} tasks
 * @returns {Promise<T[]>}
 */
export const atMost = async (limit, tasks) => {
  /** @type {T[]} */
  const results = [];
  const queue = tasks.entries();
  const worker = async () => {
    for (const [index, task] of queue) results[index] = await task();
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
};
