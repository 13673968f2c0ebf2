import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

import { connectedAddress, tokenOf } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';
import { toasts } from '@/lib/toasts';

import { DeclaringContext } from './declaring-context';
import { useTaxStatus } from './use-tax-status';

/** Loads when somebody has to declare, and for nobody else. */
const useDialogModule = (isNeeded: boolean) => {
  const { data, isError } = useQuery({
    queryKey: ['tax-declaration-dialog'],
    queryFn: () => import('./tax-declaration-dialog'),
    enabled: isNeeded,
    staleTime: Infinity,
    // It is made of functions, which cannot be compared.
    structuralSharing: false,
  });
  useEffect(() => {
    if (isError)
      toasts.show({
        kind: 'error',
        header: 'Error',
        description:
          'The tax declaration could not be loaded. Check your connection and reload the page.',
      });
  }, [isError]);
  return data;
};

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
  const dialog = useDialogModule(isOutstanding);

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
