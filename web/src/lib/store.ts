export type Readable<State> = {
  /** Returns the same reference until the value changes. */
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

/** Creates a store whose state is replaced as a whole, read by `useStore`. */
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
