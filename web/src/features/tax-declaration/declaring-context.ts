import { createContext, useContext } from 'react';

/** Whether the declaration is open, or it is not known yet whether it will be. */
export const DeclaringContext = createContext(false);

/** For other dialogs, which wait for it: one stands at a time. */
export const useIsDeclaring = (): boolean => useContext(DeclaringContext);
