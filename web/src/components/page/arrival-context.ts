import { createContext } from 'react';

export type Arrival = {
  /** Whether a navigation has taken place. The browser itself announces the first page. */
  hasMoved: boolean;
  announce: (title: string) => void;
};

export const ArrivalContext = createContext<Arrival>({
  hasMoved: false,
  announce: () => undefined,
});
