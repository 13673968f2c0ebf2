import { createContext } from 'react';

export type Arrival = {
  /**
   * Whether the user has navigated within the app. Only then must the app announce the page: the
   * browser announces the first one.
   */
  hasMoved: boolean;
  announce: (title: string) => void;
};

export const ArrivalContext = createContext<Arrival>({
  hasMoved: false,
  announce: () => undefined,
});
