import { createContext } from 'react';

export type Arrival = {
  /** Whether another page was shown before this one. The browser itself announces the first. */
  hasMoved: boolean;
  /** Says the title of the page that was just reached, for those who cannot see it change. */
  announce: (title: string) => void;
};

export const ArrivalContext = createContext<Arrival>({
  hasMoved: false,
  announce: () => undefined,
});
