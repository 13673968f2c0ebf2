import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useCurrentUser } from '@/lib/current-user';
import { failureText, type Session } from '@/lib/session/session';
import { useSessionStore } from '@/lib/session/session-context';
import { useSession } from '@/lib/session/use-session';

import { useWalletOptions } from './use-wallet-options';
import { WalletList } from './wallet-list';

const PairingCode = lazy(() =>
  import('./pairing-code').then((module) => ({ default: module.PairingCode })),
);

const progressOf = (session: Session, walletName: string): string | undefined => {
  switch (session.kind) {
    case 'connecting':
      return `Waiting for ${walletName}. Approve the connection there.`;
    case 'signingIn':
      return `Sign the message in ${walletName} to prove that the wallet is yours.`;
    case 'signedIn':
      return 'Signed in. Fetching your account.';
    default:
      return undefined;
  }
};

/** The wallet connectors and 'As a Guest' (§2 Sign-in dialog). */
export function Wallets({ onClose }: { onClose: () => void }) {
  const { signIn, cancel, dismissFailure } = useSessionStore();
  const { session, isLoading } = useSession();
  const user = useCurrentUser();
  const wallets = useWalletOptions();
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const [pairingUri, setPairingUri] = useState<string>();

  // What ended an earlier session is no failure of the attempt that begins here.
  useEffect(() => dismissFailure(), [dismissFailure]);

  const isDone = session.kind === 'signedIn' && !user.isPending && !user.isFetching;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  const failure = session.kind === 'anonymous' ? session.failure : undefined;
  const progress = progressOf(session, chosen?.name ?? 'your wallet');
  const isWaiting = session.kind === 'connecting' || session.kind === 'signingIn';
  return (
    <>
      <DialogHeader>
        <DialogTitle>Connect a wallet</DialogTitle>
        <DialogDescription>
          You sign one message to prove that it is yours. It costs nothing and moves nothing.
        </DialogDescription>
      </DialogHeader>
      {wallets.kind === 'loading' && (
        <div className="grid gap-2" aria-busy>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-14 rounded-control" />
          ))}
        </div>
      )}
      {wallets.kind === 'failed' && (
        <Alert variant="destructive">
          <AlertDescription>
            The wallets could not be loaded. Check your connection.
          </AlertDescription>
          <Button variant="outline" size="sm" onClick={wallets.retry}>
            Try again
          </Button>
        </Alert>
      )}
      {wallets.kind === 'ready' && (
        <WalletList
          options={wallets.options}
          pendingId={isLoading ? chosen?.id : undefined}
          failedId={failure ? chosen?.id : undefined}
          isLoading={isLoading}
          onChoose={({ id, name }) => {
            setChosen({ id, name });
            setPairingUri(undefined);
            void signIn(id, { onPairingUri: setPairingUri });
          }}
        />
      )}
      {session.kind === 'connecting' && pairingUri && (
        <Suspense fallback={<Skeleton className="mx-auto size-60 rounded-control" />}>
          <PairingCode key={pairingUri} uri={pairingUri} />
        </Suspense>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {progress}
      </p>
      {failure && (
        <Alert variant="destructive">
          <AlertDescription>{failureText(failure)}</AlertDescription>
        </Alert>
      )}
      <div className="flex items-center justify-between gap-3 border-t border-hairline pt-4">
        {isWaiting ? (
          <Button variant="outline" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <Button variant="secondary" asChild>
            <Link to={paths.guestSignIn(pathname + search)} onClick={onClose}>
              As a Guest
            </Link>
          </Button>
        )}
        <p className="text-right text-xs text-muted">
          {isWaiting ? 'Nothing happens until you approve.' : 'Look around without a wallet.'}
        </p>
      </div>
    </>
  );
}
