import type { WalletAddress } from '@trait-market/contract/shared';
import type { ReactNode } from 'react';

import { UnitSelect } from '@/components/economy/prices/unit-select';
import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useCurrentUser } from '@/lib/session/current-user';

import { EmailSection } from './email-section';
import { useOwnProfile } from '@/lib/own-profile/own-profile';
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

/** One placeholder for all forms, because the heights of the first ones depend on the data. */
function SettingsLoading() {
  return (
    <div className="grid gap-12">
      <LoadingText>Loading your profile</LoadingText>
      <Skeleton className="size-36 rounded-full" />
      <FieldSkeleton />
      <FieldSkeleton />
    </div>
  );
}

export function ProfileSettings({ address }: { address: WalletAddress }) {
  const { data: user, ...me } = useCurrentUser();
  const own = useOwnProfile();
  if (me.error && !user) return <QueryFailure title="Couldn’t load your account" query={me} />;
  if (!user || (own.data === undefined && !own.error)) return <SettingsLoading />;
  return (
    <>
      <Section
        id="picture"
        title="Picture"
        about="Your picture appears next to your name. Anyone can see it."
      >
        <PictureSection user={user} />
      </Section>
      <Section
        id="user-name"
        title="Username"
        about="Your username is how others know you on the market. Anyone can see it."
      >
        {own.data === undefined ? (
          <QueryFailure title="Couldn’t load your profile" query={own} />
        ) : (
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
        <EmailSection address={address} user={user} />
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
