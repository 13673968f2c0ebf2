import { createContext, useContext } from 'react';

export type SignIn = {
  /** `loading` means that the code of the dialogs is loading. */
  state: 'closed' | 'loading' | 'open';
  /** Opens sign-in, which starts with the policy gate (§4 Policy gate). */
  open: () => void;
};

export const SignInContext = createContext<SignIn | undefined>(undefined);

export const useSignIn = (): SignIn => {
  const signIn = useContext(SignInContext);
  if (!signIn) throw new Error('SignInContext is empty: wrap the tree in <SignInProvider>.');
  return signIn;
};
