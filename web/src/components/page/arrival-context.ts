import { createContext } from 'react';

export type Arrival = {
  /** Whether the user has navigated within the app. Browsers announce only the first page. */
  hasMoved: boolean;
  announce: (title: string) => void;
};

export const ArrivalContext = createContext<Arrival>({
  hasMoved: false,
  announce: () => undefined,
});
