import { useEffect, useState, type ReactNode } from 'react';

import { OverlayErrorBoundary } from '@/components/ui/error-boundary';
import { connectedAddress, tokenOf } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';
import { lazyModule } from '@/lib/lazy-module';
import { siteUpdate } from '@/lib/site-update/site-update';
import { toasts } from '@/lib/toasts';
import { useLazyModule } from '@/lib/use-lazy-module';

import { TaxDeclarationContext, useTaxStatus, type TaxDeclarationState } from './use-tax-status';

const dialogCode = lazyModule(() => import('./tax-declaration-dialog'), {
  hasNoFailureView: true,
});

const FAILURE = 'The tax declaration couldn’t be loaded. It opens as soon as you’re back online.';

type TaxDeclarationGateProps = {
  isDeferred: boolean;
  children: ReactNode;
};

/** Opens the tax declaration only if it is outstanding and wasn't submitted a moment ago (§2). */
export function TaxDeclarationGate({ isDeferred, children }: TaxDeclarationGateProps) {
  const session = useSessionState();
  const status = useTaxStatus();
  const [declaredWith, setDeclaredWith] = useState<string>();
  const token = tokenOf(session);
  const address = connectedAddress(session);
  const isOutstanding = status.data?.alreadyAnswered === false && declaredWith !== token;
  const code = useLazyModule(dialogCode, isOutstanding);
  const hasFailed = isOutstanding && code.kind === 'failed';
  useEffect(() => {
    // Shows no toast if the site was updated, because the page then offers a reload.
    if (hasFailed && !siteUpdate.read())
      toasts.show({ kind: 'error', header: 'Error', description: FAILURE });
  }, [hasFailed]);
  const dialog = code.kind === 'loaded' ? code.module : undefined;
  const declaring = ((): TaxDeclarationState => {
    if (status.isLoading) return 'unknown';
    if (!isOutstanding) return 'no';
    return dialog ? 'open' : 'unknown';
  })();

  return (
    <TaxDeclarationContext value={declaring}>
      {children}
      {dialog && address && isOutstanding && !isDeferred && (
        <OverlayErrorBoundary key={address} name="The tax declaration">
          <dialog.TaxDeclarationDialog
            address={address}
            onDeclared={() => setDeclaredWith(token)}
          />
        </OverlayErrorBoundary>
      )}
    </TaxDeclarationContext>
  );
}
