import { Play } from 'lucide-react';

import { lazyComponent } from '@/components/lazy-component';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { useFollowedAddress } from '@/features/guest/use-followed-address';
import { ConnectButton } from '@/features/sign-in/connect-button';
import { useCurrentUser } from '@/lib/session/current-user';
import { isTokenRefused } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';
import { cn } from '@/lib/cn';
import { useIsHydrated } from '@/lib/rendering/use-is-hydrated';

import { creditsEntry, playEntry } from '../navigation/navigation';
import { NavigationLink } from '../navigation/navigation-link';

const AccountMenu = lazyComponent(async () => (await import('./account-menu')).AccountMenu, {
  loading: <Skeleton className="size-9 rounded-full" />,
  Failed: null,
});
const AccountLinks = lazyComponent(async () => (await import('./account-links')).AccountLinks, {
  loading: <Skeleton className="h-10 w-32 rounded-control" />,
  Failed: null,
});
const FollowedMenu = lazyComponent(
  async () => (await import('@/features/guest/followed-menu')).FollowedMenu,
  { Failed: null },
);

const row = 'flex items-center gap-1 sm:gap-2 lg:gap-1 xl:gap-2';

function DisconnectButton({ onDisconnect }: { onDisconnect: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="font-normal text-muted max-lg:hidden"
      onClick={onDisconnect}
    >
      Disconnect
    </Button>
  );
}

function ExpectedButton() {
  return (
    <Skeleton
      className={buttonVariants({
        variant: 'secondary',
        className: 'pointer-events-none text-transparent select-none',
      })}
    >
      Connect
    </Skeleton>
  );
}

/** The placeholder for the signed-in header while the wallet of a stored session reconnects. */
function RestoringActions({ onDisconnect }: { onDisconnect: () => void }) {
  return (
    <div className={row}>
      <LoadingText>Restoring your session</LoadingText>
      <Skeleton className="h-10 w-32 rounded-control" />
      <DisconnectButton onDisconnect={onDisconnect} />
      <Skeleton className="size-9 rounded-full" />
    </div>
  );
}

export function HeaderActions() {
  const { session, address, signOut } = useSession();
  const followed = useFollowedAddress();
  // Fetches the user once a token exists, before its wallet has reconnected (§4 Current user).
  useCurrentUser();
  const isHydrated = useIsHydrated();
  // A refused token can't fetch the user's data, so the header offers to connect.
  const isRefused = isTokenRefused(session);
  if (isHydrated && session.kind === 'restoring' && !isRefused)
    return <RestoringActions onDisconnect={signOut} />;
  if (isHydrated && address && !isRefused)
    return (
      <div className={row}>
        <AccountLinks address={address} />
        <DisconnectButton onDisconnect={signOut} />
        <AccountMenu address={address} />
      </div>
    );
  return (
    <div className="flex items-center gap-1">
      {followed && <FollowedMenu address={followed} />}
      {/* The session is unknown until hydration, so a visitor's actions only have their space. */}
      <div className={cn('hidden items-center gap-1 lg:flex', !isHydrated && 'invisible')}>
        <NavigationLink entry={playEntry} className={buttonVariants({ variant: 'ghost' })}>
          <Play aria-hidden />
          {playEntry.label}
        </NavigationLink>
        <NavigationLink entry={creditsEntry} className={buttonVariants({ variant: 'ghost' })} />
      </div>
      {isHydrated ? <ConnectButton /> : <ExpectedButton />}
    </div>
  );
}
