import type { WalletAddress } from '@trait-market/contract/shared';
import type { ReactNode } from 'react';

import { UnitSelect } from '@/components/economy/prices/unit-select';
import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useCurrentUser } from '@/lib/session/current-user';

import { EmailSection } from './email-section';
import { useOwnProfile } from './own-profile';
import { PictureSection } from './picture-section';
import { UsernameForm } from './username-form';

type SectionProps = { id: string; title: string; about: string; children: ReactNode };

function Section({ id, title, about, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-hairline py-8 first-of-type:border-t-0 first-of-type:pt-0 lg:grid-cols-12"
    >
      <div className="lg:col-span-4">
        <h2 id={id} className="font-display text-lg font-bold">
          {title}
        </h2>
        <p className="mt-2 max-w-text text-sm text-muted">{about}</p>
      </div>
      <div className="min-w-0 lg:col-span-8">{children}</div>
    </section>
  );
}

function FieldSkeleton() {
  return (
    <div className="grid max-w-lg gap-4">
      <div className="grid gap-2">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-10 rounded-control" />
      </div>
      <Skeleton className="h-10 w-40 rounded-control" />
    </div>
  );
}

export function ProfileSettings({ address }: { address: WalletAddress }) {
  const { data: user, ...me } = useCurrentUser();
  const own = useOwnProfile();
  if (me.error && !user) return <QueryFailure title="Couldn’t load your account" query={me} />;
  return (
    <>
      {(!user || own.data === undefined) && !own.error && (
        <LoadingText>Loading your profile</LoadingText>
      )}
      <Section
        id="picture"
        title="Picture"
        about="Your picture appears next to your name. Anyone can see it."
      >
        {user ? (
          <PictureSection user={user} />
        ) : (
          <div className="flex max-w-lg flex-col gap-5 sm:flex-row sm:items-center">
            <Skeleton className="size-36 rounded-full" />
            <Skeleton className="h-24 flex-1 rounded-control" />
          </div>
        )}
      </Section>
      <Section
        id="user-name"
        title="Username"
        about="Your username is how others know you on the market. Anyone can see it."
      >
        {own.error && own.data === undefined && (
          <QueryFailure title="Couldn’t load your profile" query={own} />
        )}
        {own.data === undefined && !own.error && <FieldSkeleton />}
        {own.data !== undefined && (
          <UsernameForm
            address={address}
            username={own.data?.username ?? ''}
            exists={own.data !== null}
          />
        )}
      </Section>
      <Section
        id="email"
        title="Email"
        about="Your email address isn’t part of your public profile. When you change it, we send a code to verify it."
      >
        {user ? <EmailSection address={address} user={user} /> : <FieldSkeleton />}
      </Section>
      <Section
        id="estimates"
        title="Estimates"
        about="Prices come with an estimate in the unit you choose here. You always pay in the network’s own coin. Saved in this browser."
      >
        <UnitSelect />
      </Section>
      <div className="border-t border-hairline pt-8">
        <NextLink to={paths.profile(address)}>View your public profile</NextLink>
      </div>
    </>
  );
}
