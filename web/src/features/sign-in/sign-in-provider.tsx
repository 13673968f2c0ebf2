import { useMemo, useRef, useState, type ReactNode } from 'react';

import { OverlayErrorBoundary } from '@/components/ui/error-boundary';
import { OpeningDialog } from '@/components/opening-dialog';
import { lazyModule } from '@/lib/lazy-module';
import { policy } from '@/lib/storage';
import { useLazyModule } from '@/lib/use-lazy-module';

import { SignInContext, type SignIn } from './sign-in-context';
import { SIGN_IN_TITLES } from './sign-in-titles';

const flowCode = lazyModule(() => import('./sign-in-flow'));

const stateOf = (isOpen: boolean, isLoaded: boolean): SignIn['state'] => {
  if (!isOpen) return 'closed';
  return isLoaded ? 'open' : 'loading';
};

/** Renders the dialogs outside the Connect button, because that unmounts on sign-in. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const code = useLazyModule(flowCode, isOpen);
  const opener = useRef<Element>(null);

  const signIn = useMemo(
    (): SignIn => ({
      state: stateOf(isOpen, code.kind === 'loaded'),
      open: () => {
        opener.current = document.activeElement;
        setOpen(true);
      },
    }),
    [isOpen, code.kind],
  );

  return (
    <SignInContext value={signIn}>
      {children}
      {isOpen && code.kind === 'loaded' && (
        <OverlayErrorBoundary name="Signing in">
          <code.module.SignInFlow onClose={() => setOpen(false)} opener={opener} />
        </OverlayErrorBoundary>
      )}
      {isOpen && code.kind !== 'loaded' && (
        <OpeningDialog
          title={policy.isAccepted() ? SIGN_IN_TITLES.wallets : SIGN_IN_TITLES.terms}
          code={code}
          onRetry={flowCode.load}
          onCancel={() => setOpen(false)}
        />
      )}
    </SignInContext>
  );
}
