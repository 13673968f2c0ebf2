import { isWalletAddress, type WalletAddress } from '@trait-market/contract/shared';
import { useId, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { PageHeading } from '@/components/page/page-heading';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { pasted } from '@/lib/format/plain-text';
import { checksumAddress, shortenChecksummed } from '@/lib/format/checksum-address';
import { useSessionState, useSessionStore } from '@/lib/session/session-context';
import { guestAddress } from '@/lib/storage';

import { useFollowedAddress } from './use-followed-address';

const REFUSAL = 'Enter a wallet address: 0x followed by 40 digits or letters a to f.';

function FollowForm({ returnTo }: { returnTo: string }) {
  const id = useId();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const followed = useFollowedAddress();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('address');
    const address = typeof text === 'string' ? pasted(text) : '';
    if (!isWalletAddress(address)) {
      setRefusal(REFUSAL);
      return;
    }
    guestAddress.write(address);
    void navigate(returnTo);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <Label htmlFor={id}>Wallet address</Label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Input
          id={id}
          name="address"
          autoComplete="off"
          spellCheck={false}
          defaultValue={checksumAddress(followed ?? '')}
          key={followed ?? ''}
          placeholder="0x"
          className="font-mono"
          aria-invalid={refusal !== undefined}
          aria-describedby={refusal === undefined ? undefined : `${id}-refusal`}
        />
        <Button type="submit" variant="secondary">
          Follow this address
        </Button>
      </div>
      <p id={`${id}-refusal`} role="alert" className="text-sm text-danger empty:hidden">
        {refusal}
      </p>
      {followed && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span>
            You follow{' '}
            <span translate="no" className="font-mono">
              {shortenChecksummed(followed)}
            </span>
            .
          </span>
          <Button variant="link" size="sm" onClick={guestAddress.clear}>
            Stop following
          </Button>
        </p>
      )}
    </form>
  );
}

type GuestScreenProps = {
  returnTo: string;
};

function SignedIn({ address, returnTo }: GuestScreenProps & { address: WalletAddress }) {
  const { signOut } = useSessionStore();
  return (
    <div className="page-columns py-6 sm:py-8">
      <PageHeading title="You’re signed in" />
      <p className="mt-5 max-w-text text-lg text-muted">
        With{' '}
        <span translate="no" className="font-mono">
          {shortenChecksummed(address)}
        </span>{' '}
        you can do everything a guest can, and more. To look around without your wallet, disconnect
        it first.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={returnTo} className={buttonVariants({ size: 'lg' })}>
          Stay signed in
        </Link>
        <Button variant="outline" size="lg" onClick={signOut}>
          Disconnect and browse as a guest
        </Button>
      </div>
    </div>
  );
}

/** The page on which guests choose an address to follow (§2 Routes, §6). */
export function GuestScreen({ returnTo }: GuestScreenProps) {
  const session = useSessionState();
  // A user whose wallet is still reconnecting isn't a guest either.
  if (session.kind === 'signedIn' || session.kind === 'restoring')
    return <SignedIn address={session.address} returnTo={returnTo} />;
  return (
    <div className="page-columns grid gap-x-12 gap-y-10 py-6 sm:py-8 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <PageHeading title="Continue as a guest" />
        <p className="mt-5 max-w-text text-lg text-muted">
          Look around without a wallet. Nothing is connected and nothing is signed.
        </p>
        <Link to={returnTo} className={buttonVariants({ size: 'lg', className: 'mt-6' })}>
          Continue as a guest
        </Link>
      </div>
      <div className="grid content-start gap-10 lg:col-span-6">
        <dl className="grid gap-6 border-t border-hairline pt-6 sm:grid-cols-2">
          <div>
            <dt className="font-display text-lg font-bold">Open to you</dt>
            <dd className="mt-2 text-muted">
              The market, collections, activity, leaders, all profiles and the playground.
            </dd>
          </div>
          <div>
            <dt className="font-display text-lg font-bold">Needs a wallet</dt>
            <dd className="mt-2 text-muted">
              Buying, selling and trading, and your own dashboard, credits and profile.
            </dd>
          </div>
        </dl>
        <section aria-labelledby="follow" className="border-t border-hairline pt-6">
          <h2 id="follow" className="font-display text-lg font-bold">
            Follow an address
          </h2>
          <p className="mt-2 mb-4 text-muted">
            Your own or anyone else’s, to see what it holds. The address is saved in this browser
            only, and following it gives you no rights over it.
          </p>
          <FollowForm returnTo={returnTo} />
        </section>
      </div>
    </div>
  );
}
