import type { WalletAddress } from '@trait-market/contract/shared';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';

import { lazyComponent } from '@/components/lazy-component';
import { useDisclosure } from '@/components/menu/use-disclosure';
import { Avatar } from '@/components/ui/avatar';
import { paths } from '@/config/paths';
import { useCurrentUser } from '@/lib/session/current-user';
import { shortenAddress } from '@/lib/format/shorten-address';
import { shownName } from '@/lib/format/shown-name';

// Shows nothing on failure, because the profile and the dashboard have this select too.
const UnitSelect = lazyComponent(
  async () => (await import('@/components/economy/prices/unit-select')).UnitSelect,
  { Failed: null },
);

const ThemeSelect = lazyComponent(
  async () => (await import('@/components/theme-select')).ThemeSelect,
  { Failed: null },
);

const entry =
  'flex min-h-9 items-center rounded-tag px-3 text-sm font-medium hover:bg-surface-raised';

export function AccountMenu({ address }: { address: WalletAddress }) {
  const { data: user } = useCurrentUser();
  const { isOpen, rootProps, triggerProps, panelProps } = useDisclosure();
  return (
    <div {...rootProps} className="relative">
      <button
        type="button"
        aria-label="Account menu"
        {...triggerProps}
        className="flex h-10 cursor-pointer items-center gap-1 rounded-full"
      >
        <Avatar photo={user?.avatarPhoto} tier={user?.premiumTier} size={36} />
        <ChevronDown aria-hidden className="hidden size-4 text-muted sm:block" />
      </button>
      {isOpen && (
        <div
          {...panelProps}
          className="absolute top-full right-0 z-menu mt-2 w-60 animate-drop-in rounded-control border border-hairline bg-surface p-1 shadow-menu"
        >
          <p className="border-b border-hairline px-3 pt-2 pb-3 text-sm">
            <span className="block truncate font-semibold">
              {shownName(user?.username) ?? 'Signed in'}
            </span>
            <span translate="no" className="font-mono text-muted" title={address}>
              {shortenAddress(address)}
            </span>
          </p>
          <ul className="pt-1">
            <li>
              <Link to={paths.dashboard} className={entry}>
                Dashboard
              </Link>
            </li>
            <li>
              <Link to={paths.profile(address)} className={entry}>
                Profile
              </Link>
            </li>
          </ul>
          <div className="mt-1 min-h-18 border-t border-hairline px-3 pt-2 pb-1">
            <UnitSelect />
          </div>
          <div className="min-h-14 border-t border-hairline px-3 py-2">
            <ThemeSelect />
          </div>
        </div>
      )}
    </div>
  );
}
