/** Something that changes, as who draws it wants to know it. */
export type Readable<State> = {
  /** The same until it changes. */
  read: () => State;
  /** Calls back after every change. @returns stops that */
  subscribe: (listener: () => void) => () => void;
};

/** Who is to hear that something has changed, where what it is stands elsewhere. */
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

/** One state that is replaced as a whole. Screens read it by `useStore`. */
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
