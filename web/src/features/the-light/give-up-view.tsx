import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { isSameAddress } from '@trait-market/contract/shared';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Warnings } from '@/components/economy/warnings';
import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useLockedBurns } from '@/lib/economy/burns/burn-queries';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { plainText } from '@/lib/format/plain-text';
import { useSession } from '@/lib/session/use-session';

import { countOf, GiveUpForm } from './give-up-form';
import { LightStage } from './light-stage';
import { LockedNow } from './locked-now';
import { WhatChanges } from './what-changes';
import { Facts } from '@/components/facts';

/** Warns when more editions are listed than remain loose, because such listings become inactive. */
const listingsText = (loose: number, listed: number, quantity: number): string[] =>
  listed > loose - quantity
    ? [
        `You’re selling ${listed} of them. A listing you can’t fill becomes inactive, and active again if you take them back.`,
      ]
    : [];

const lastText = ({ editions }: TraitDetail, name: string, quantity: number): string[] =>
  editions === quantity
    ? [
        `These are the last. After this no one can ever own ${name} again. Its page stays, marked as gone.`,
      ]
    : [];

function NotHeld({ trait }: { trait: TraitDetail }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-text">
        {trait.editions === 0
          ? 'This trait is gone already. Its last edition was burned.'
          : 'You have no loose edition of it. What an avatar wears can’t be burned: take it off first.'}
      </p>
      <NextLink to={trait.editions === 0 ? paths.trait(trait.id) : paths.extract}>
        {trait.editions === 0 ? 'Look at its page' : 'Take traits off with Extract'}
      </NextLink>
    </div>
  );
}

function Chosen({ trait, connectButton }: { trait: TraitDetail; connectButton: ReactNode }) {
  const { address } = useSession();
  const { data: owned } = useOwnedTraits(address, trait.collection);
  const { data: locked } = useLockedBurns(address);
  const burns = (locked?.body.items ?? []).filter((burn) => burn.trait.id === trait.id);
  // A new burn empties the form, so that a second press doesn't give up another edition.
  const formKey = burns.map(({ id }) => id).join();
  const [count, setCount] = useState({ formKey, typed: '1' });
  const typed = count.formKey === formKey ? count.typed : '1';
  const item = owned?.find((one) => one.trait.id === trait.id);
  const loose = item?.quantity ?? 0;
  const holder = address && trait.holders.items.find((one) => isSameAddress(one.address, address));
  const own = address && (holder ? holder.loose + holder.worn : loose);
  const quantity = countOf(typed, loose) ?? 1;
  const name = plainText(trait.value) || 'Unnamed trait';
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-14">
      <div className="lg:sticky lg:top-24">
        <LightStage trait={trait} inLight="before" />
      </div>
      <div className="grid min-w-0 gap-8">
        <div>
          <PageHeading title={name} className="break-words" />
          <p className="mt-2 text-muted">
            <Facts facts={[slotNames[trait.slot], plainText(trait.collectionName)]} />
          </p>
        </div>
        {address !== undefined && <LockedNow address={address} traitId={trait.id} />}
        {trait.editions > 0 && (
          <WhatChanges trait={trait} own={loose > 0 ? own : undefined} quantity={quantity} />
        )}
        <Warnings
          words={
            loose === 0
              ? []
              : [
                  ...lastText(trait, name, quantity),
                  ...listingsText(loose, item?.listedByOwner ?? 0, quantity),
                ]
          }
        />
        {address === undefined && (
          <div className="grid justify-items-start gap-3">
            <p className="text-muted">Connect your wallet to give up an edition of yours.</p>
            {connectButton}
          </div>
        )}
        {loose > 0 && (
          <GiveUpForm
            key={formKey}
            trait={trait}
            loose={loose}
            typed={typed}
            onType={(text) => setCount({ formKey, typed: text })}
          />
        )}
        {address !== undefined && owned !== undefined && loose === 0 && <NotHeld trait={trait} />}
      </div>
    </div>
  );
}

type GiveUpViewProps = {
  traitId: string;
  connectButton: ReactNode;
};

export function GiveUpView({ traitId, connectButton }: GiveUpViewProps) {
  const query = useTraitDetail(traitId);
  const { data: trait, error } = query;
  return (
    <>
      <p className="mb-6 text-sm">
        <Link to={paths.theLight} className="inline-block min-h-6 underline underline-offset-4">
          Choose another one
        </Link>
      </p>
      {trait && <Chosen trait={trait} connectButton={connectButton} />}
      {!trait && <PageHeading title="The Light" />}
      {!trait && error && (
        <div className="mt-5">
          <QueryFailure title="Couldn’t load this trait" query={query} />
        </div>
      )}
      {!trait && !error && (
        <div role="status" className="mt-5">
          <span className="sr-only">Loading the trait</span>
          <Skeleton className="h-80 rounded-card" />
        </div>
      )}
    </>
  );
}
