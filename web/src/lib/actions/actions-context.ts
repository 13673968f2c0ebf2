import { createContext, useContext } from 'react';

import type { Action } from './action';

/** An unsigned action of this tab that a visit to another page left open. */
export type Unfinished = { title: string; resume: () => void; discard: () => void };

export type Actions = {
  /** Opens the dialog of an action. Visitors must sign in first. */
  start: (action: Action) => void;
  unfinished: () => Promise<Unfinished | null>;
};

/** Whether the dialog of an action is open. */
export const ActionOpenContext = createContext(false);

export const useIsActionOpen = (): boolean => useContext(ActionOpenContext);

export const ActionsContext = createContext<Actions | undefined>(undefined);

export const useActions = (): Actions => {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('ActionsContext is empty: wrap the screen in <Actions>.');
  return actions;
};
