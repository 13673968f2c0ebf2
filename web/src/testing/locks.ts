type Callback = (lock: object | null) => Promise<void> | undefined;

/** Creates a stub of the browser's Web Locks. A request for a held lock receives null. */
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
