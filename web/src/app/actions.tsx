import type { ReactNode } from 'react';

import { ActionsProvider } from '@/features/actions/dialog/actions-provider';
import { useSignIn } from '@/features/sign-in/sign-in-context';
import { useTaxDeclarationState } from '@/features/tax-declaration/use-tax-status';

/** Opens sign-in and the tax declaration before any market action. */
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
