import type { ReactNode } from 'react';

import { useSignIn } from '@/features/sign-in/sign-in-context';
import { TaxDeclarationGate } from '@/features/tax-declaration/tax-declaration-gate';

/** Shows the tax declaration (§2) after sign-in closes, so that only one dialog is open. */
export function TaxGate({ children }: { children: ReactNode }) {
  const { state } = useSignIn();
  return <TaxDeclarationGate isDeferred={state === 'open'}>{children}</TaxDeclarationGate>;
}
