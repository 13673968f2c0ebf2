import type { ReactNode } from 'react';

import { ActsProvider } from '@/features/orders/acts-provider';
import { useSignIn } from '@/features/sign-in/sign-in-context';

/** What can be done on the market, for the screens inside. Sign-in comes before every act. */
export function Acts({ children }: { children: ReactNode }) {
  const { state, open } = useSignIn();
  return (
    <ActsProvider onSignIn={open} isHeldBack={state === 'open' || state === 'loading'}>
      {children}
    </ActsProvider>
  );
}
