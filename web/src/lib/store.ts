export type Readable<State> = {
  /** Returns the state: the same reference until it changes, as `useSyncExternalStore` requires. */
  read: () => State;
  subscribe: (listener: () => void) => () => void;
};

export const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (): void => {
      for (const listener of listeners) listener();
    },
  };
};

/** Creates a store for a value that is replaced as a whole. `useStore` reads it. */
export const createStore = <State>(first: State) => {
  const { subscribe, notify } = createListeners();
  let state = first;
  return {
    read: (): State => state,
    subscribe,
    write: (next: State): void => {
      state = next;
      notify();
    },
  };
};
