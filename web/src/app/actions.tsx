import type { ReactNode } from 'react';

import { ActionsProvider } from '@/features/actions/dialog/actions-provider';
import { useSignIn } from '@/features/sign-in/sign-in-context';
import { useTaxDeclarationState } from '@/features/tax-declaration/use-tax-status';

/** Before any action of the market, opens sign-in and the tax declaration if they are due. */
export function Actions({ children }: { children: ReactNode }) {
  const { state, open } = useSignIn();
  const isSigningIn = state !== 'closed';
  const declaring = useTaxDeclarationState();
  return (
    <ActionsProvider
      onSignIn={open}
      isDeferred={isSigningIn || declaring === 'open'}
      isWaiting={declaring === 'unknown'}
    >
      {children}
    </ActionsProvider>
  );
}
