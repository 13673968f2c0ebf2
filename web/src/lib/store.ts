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
    tell: (): void => {
      for (const listener of listeners) listener();
    },
  };
};

/**
 * Creates a store for one value, which is always replaced as a whole. Components read it with
 * `useStore`.
 */
export const createStore = <State>(first: State) => {
  const { subscribe, tell } = createListeners();
  let state = first;
  return {
    read: (): State => state,
    subscribe,
    write: (next: State): void => {
      state = next;
      tell();
    },
  };
};
