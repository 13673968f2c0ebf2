type Callback = (lock: object | null) => Promise<void> | undefined;

/** The locks of a browser; a request of one that is taken gets none. */
export const createLocks = (...takenByOthers: string[]) => {
  const taken = new Set(takenByOthers);
  return {
    request: async (name: string, _options: object, callback: Callback) => {
      if (taken.has(name)) return callback(null);
      taken.add(name);
      await callback({});
      taken.delete(name);
      return undefined;
    },
  };
};
