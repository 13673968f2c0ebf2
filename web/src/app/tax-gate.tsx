import type { ReactNode } from 'react';

import { useSignIn } from '@/features/sign-in/sign-in-context';
import { TaxDeclarationGate } from '@/features/tax-declaration/tax-declaration-gate';

/** The tax declaration around the whole app (§2). One dialog at a time: sign-in closes first. */
export function TaxGate({ children }: { children: ReactNode }) {
  const { state } = useSignIn();
  return <TaxDeclarationGate isDeferred={state === 'open'}>{children}</TaxDeclarationGate>;
}
