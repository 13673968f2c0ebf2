import { createContext, useContext } from 'react';

export type SignIn = {
  /** `loading`: the dialogs were asked for and are not there yet. */
  state: 'closed' | 'loading' | 'open';
  /** Begins with the policy gate (§4 Policy gate). */
  open: () => void;
};

export const SignInContext = createContext<SignIn | undefined>(undefined);

export const useSignIn = (): SignIn => {
  const signIn = useContext(SignInContext);
  if (!signIn) throw new Error('SignInContext is empty: wrap the tree in <SignInProvider>.');
  return signIn;
};
