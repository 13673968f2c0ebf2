import { LogOut, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';

import { lazyComponent } from '@/components/lazy-component';
import { ThemeSelect } from '@/components/theme-select';
import { NewTabLink } from '@/components/new-tab-link';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { useFollowedAddress } from '@/features/guest/use-followed-address';
import { useGuestPath } from '@/features/sign-in/use-guest-path';
import { useChat } from '@/lib/chat/chat-context';
import { useSession } from '@/lib/session/use-session';

import {
  creditsEntry,
  featureEntries,
  headerEntries,
  legalEntries,
  moreEntries,
  playEntry,
  type NavigationEntry,
} from '../navigation/navigation';
import { NavigationLink } from '../navigation/navigation-link';
import { FeatureLinks } from './features-panel';
import { useCartCount } from './use-cart-count';

const FollowedEntry = lazyComponent(
  async () => (await import('@/features/guest/followed-entry')).FollowedEntry,
  { Failed: null },
);

const large =
  'flex min-h-12 items-center font-display text-lg font-bold aria-[current=page]:text-accent-text';
const action = buttonVariants({ variant: 'outline', size: 'lg' });
const small = 'flex min-h-10 items-center aria-[current=page]:text-accent-text';

function Entries({
  entries,
  className,
}: {
  entries: readonly NavigationEntry[];
  className: string;
}) {
  return entries.map((entry) => (
    <li key={entry.to}>
      <NavigationLink entry={entry} className={className} />
    </li>
  ));
}

export function MobileMenuPanel({ onClose }: { onClose: () => void }) {
  const { session, address, signOut } = useSession();
  const followed = useFollowedAddress();
  const guestPath = useGuestPath();
  const inCart = useCartCount();
  const chat = useChat();
  const isConnected = address !== undefined || session.kind === 'restoring';
  return (
    <nav aria-label="All pages" className="page-columns grid gap-6 pt-4 pb-10">
      <ul className="grid grid-cols-2 gap-x-6">
        <Entries entries={headerEntries} className={large} />
        {inCart > 0 && (
          <li>
            <Link to={paths.cart} className={large}>
              Cart ({inCart})
            </Link>
          </li>
        )}
        {address && (
          <>
            <li>
              <Link to={paths.dashboard} className={large}>
                Dashboard
              </Link>
            </li>
            <li>
              <Link to={paths.profile(address)} className={large}>
                Profile
              </Link>
            </li>
          </>
        )}
      </ul>
      <div className="border-t border-hairline pt-4">
        <p className="text-sm text-muted">Features</p>
        <ul className="grid sm:grid-cols-2 sm:gap-x-6">
          <FeatureLinks entries={featureEntries} />
        </ul>
      </div>
      <ul className="grid grid-cols-2 gap-x-6 border-t border-hairline pt-4">
        <Entries entries={moreEntries} className={small} />
        {isConnected && <Entries entries={[creditsEntry]} className={small} />}
        {!address && (
          <li>
            <Link to={guestPath} className={small}>
              As a guest
            </Link>
          </li>
        )}
        {legalEntries.map(({ label, to }) => (
          <li key={to}>
            <NewTabLink href={to} className={small}>
              {label}
            </NewTabLink>
          </li>
        ))}
      </ul>
      <ThemeSelect />
      {chat.state !== 'absent' && (
        <Button
          variant="outline"
          size="lg"
          onClick={() => {
            onClose();
            chat.open();
          }}
        >
          <MessageCircle aria-hidden />
          Chat with us
        </Button>
      )}
      {!address && followed && <FollowedEntry address={followed} />}
      {isConnected ? (
        <Button
          variant="ghost"
          className="-ml-4 justify-self-start text-muted"
          onClick={() => {
            onClose();
            signOut();
          }}
        >
          <LogOut aria-hidden />
          Disconnect
        </Button>
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <NavigationLink entry={playEntry} className={action} />
          <NavigationLink entry={creditsEntry} className={action} />
        </div>
      )}
    </nav>
  );
}
