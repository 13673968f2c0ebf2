import { useState, type ReactNode } from 'react';

import { connectedAddress, tokenOf } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';
import { useLazyModule } from '@/lib/use-lazy-module';

import { DeclaringContext, useTaxStatus } from './use-tax-status';

type TaxDeclarationGateProps = {
  /** Another dialog is open, which the declaration waits for. */
  isHeldBack: boolean;
  children: ReactNode;
};

/**
 * Opens the declaration over the app when the status lookup says that it is outstanding; whoever
 * has just declared is not asked twice (§2 Tax declaration modal). A lookup that fails opens nothing.
 */
export function TaxDeclarationGate({ isHeldBack, children }: TaxDeclarationGateProps) {
  const session = useSessionState();
  const status = useTaxStatus();
  const [declaredWith, setDeclaredWith] = useState<string>();
  const token = tokenOf(session);
  const address = connectedAddress(session);
  const isOutstanding = status.data?.alreadyAnswered === false && declaredWith !== token;
  const dialog = useLazyModule({
    name: 'tax-declaration-dialog',
    load: () => import('./tax-declaration-dialog'),
    isNeeded: isOutstanding,
    failure: 'The tax declaration could not be loaded. Check your connection and reload the page.',
  });

  return (
    <DeclaringContext value={status.isLoading || isOutstanding}>
      {children}
      {dialog && address && isOutstanding && !isHeldBack && (
        <dialog.TaxDeclarationDialog
          key={address}
          address={address}
          onDeclared={() => setDeclaredWith(token)}
        />
      )}
    </DeclaringContext>
  );
}
