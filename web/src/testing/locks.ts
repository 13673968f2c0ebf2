type Callback = (lock: object | null) => Promise<void> | undefined;

/** A stub of the browser's locks; a request for a held lock gets null. */
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
