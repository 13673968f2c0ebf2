import { useState, useSyncExternalStore } from 'react';
import { lazyComponent } from '@/components/lazy-component';
import { Button } from '@/components/ui/button';
import { DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import {
  failureOf,
  isPending,
  isTokenRefused,
  type Session,
  type SessionFailure,
} from '@/lib/session/session';
import { useSessionStore } from '@/lib/session/session-context';
import { useSession } from '@/lib/session/use-session';
import type { WalletOption } from '@/lib/wallet/wallet';
import { PhoneWallets } from './phone-wallets';
import { SIGN_IN_TITLES } from './sign-in-titles';
import { useWalletOptions } from './use-wallet-options';
import { WalletFailure } from './wallet-failure';
import { WalletHelp } from './wallet-help';
import { WalletList } from './wallet-list';
import { LoadFailureActions, useLoadFailureText } from '@/components/load-failure';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Link } from 'react-router-dom';
import { buttonVariants } from '@/components/ui/button-variants';
import { useGuestPath } from './use-guest-path';

/** The link 'As a Guest' (§2 Sign-in dialog). */
function GuestLink({ onClick }: { onClick: () => void }) {
  return (
    <Link
      to={useGuestPath()}
      onClick={onClick}
      className={buttonVariants({ variant: 'secondary' })}
    >
      As a Guest
    </Link>
  );
}

function WalletLayerFailure({ onRetry }: { onRetry: () => void }) {
  const text = useLoadFailureText('Couldn’t load the wallets. Check your connection.');
  return (
    <Alert variant="destructive">
      <AlertDescription>{text}</AlertDescription>
      <LoadFailureActions tries={0} onRetry={onRetry} />
    </Alert>
  );
}

const query = () => window.matchMedia('(pointer: coarse)');

const watch = (listener: () => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Returns whether the primary pointer is coarse, as on devices that can't scan themselves. */
const useIsPhone = (): boolean => useSyncExternalStore(watch, () => query().matches);

const PairingCode = lazyComponent(async () => (await import('./pairing-code')).PairingCode, {
  loading: <Skeleton className="mx-auto size-60 rounded-control" />,
});

const progressOf = (session: Session, walletName: string): string | undefined => {
  if (isTokenRefused(session)) return undefined;
  switch (session.kind) {
    case 'connecting':
      return `Waiting for ${walletName}. Approve the connection there.`;
    case 'signingIn':
      return `Sign the message in ${walletName} to prove that the wallet is yours.`;
    case 'restoring':
      return 'Signed in from another tab. Reconnecting your wallet.';
    case 'signedIn':
      return 'Signed in. Loading your account.';
    default:
      return undefined;
  }
};

const isFoundInPage = ({ kind, isPresent }: WalletOption): boolean =>
  isPresent && ['announced', 'extension', 'injected'].includes(kind);

type WalletsProps = {
  /** A failure from before the dialog was opened. */
  earlier: SessionFailure | undefined;
  onClose: () => void;
};

export function Wallets({ earlier, onClose }: WalletsProps) {
  const { signIn, cancel } = useSessionStore();
  const { session, isLoading } = useSession();
  const wallets = useWalletOptions();
  const hasTouch = useIsPhone();
  const [chosen, setChosen] = useState<WalletOption>();
  const [pairingUri, setPairingUri] = useState<string>();

  const choose = (option: WalletOption) => {
    setChosen(option);
    setPairingUri(undefined);
    void signIn(option.id, setPairingUri);
  };

  const latest = failureOf(session);
  const failure = latest === earlier ? undefined : latest;
  const options = wallets.kind === 'ready' ? wallets.options : [];
  const hasNone = wallets.kind === 'ready' && !options.some(isFoundInPage);
  const isPhone = hasTouch && hasNone;
  return (
    <>
      <DialogHeader>
        <DialogTitle>{SIGN_IN_TITLES.wallets}</DialogTitle>
        <DialogDescription className="wrap-anywhere">
          {'Sign in to '}
          <strong className="font-semibold text-foreground">{window.location.host}</strong> with a
          message that proves the wallet is yours. Before you sign, check that your wallet shows the
          same site. Signing is free and moves nothing.
        </DialogDescription>
      </DialogHeader>
      {wallets.kind === 'loading' && (
        <div className="grid gap-2 sm:grid-cols-2" aria-busy>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-14 rounded-control" />
          ))}
        </div>
      )}
      {wallets.kind === 'failed' && <WalletLayerFailure onRetry={wallets.retry} />}
      {isPhone && <PhoneWallets />}
      {wallets.kind === 'ready' && (
        <WalletList
          // On a phone these wallets are apps, which the links above open.
          options={isPhone ? options.filter(({ kind }) => kind !== 'extension') : options}
          pendingId={isLoading ? chosen?.id : undefined}
          failedId={failure ? chosen?.id : undefined}
          isLoading={isLoading}
          isPhone={isPhone}
          hasHelp={hasNone}
          onChoose={choose}
        />
      )}
      {session.kind === 'connecting' && pairingUri && (
        <PairingCode key={pairingUri} uri={pairingUri} isPhone={isPhone} />
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {progressOf(session, chosen?.name ?? 'your wallet')}
      </p>
      {failure && <WalletFailure failure={failure} option={chosen} onRetry={choose} />}
      {wallets.kind === 'ready' && <WalletHelp hasNone={hasNone && !isPhone} options={options} />}
      <div className="flex items-center justify-between gap-3 border-t border-hairline pt-4">
        {isPending(session) ? (
          <Button variant="outline" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <GuestLink onClick={onClose} />
        )}
        <p className="text-right text-xs text-muted">
          {isPending(session)
            ? 'Nothing happens until you approve.'
            : 'Look around without a wallet.'}
        </p>
      </div>
    </>
  );
}
