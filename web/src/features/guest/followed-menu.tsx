import type { WalletAddress } from '@trait-market/contract/shared';
import { ChevronDown, Eye } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useDisclosure } from '@/components/menu/use-disclosure';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { shortenChecksummed } from '@/lib/format/checksum-address';
import { guestAddress } from '@/lib/storage';

const entry =
  'flex min-h-9 w-full cursor-pointer items-center rounded-tag px-3 text-left text-sm font-medium hover:bg-surface-raised';

export function FollowedMenu({ address }: { address: WalletAddress }) {
  const { isOpen, rootProps, triggerProps, panelProps } = useDisclosure();
  return (
    <div {...rootProps} className="relative max-lg:hidden">
      <Button variant="ghost" {...triggerProps} className="px-3 max-xxl:gap-1 max-xxl:px-1">
        <Eye aria-hidden className="text-muted" />
        <span className="max-xxl:sr-only">Following </span>
        <span translate="no" className="font-mono">
          {shortenChecksummed(address)}
        </span>
        <ChevronDown aria-hidden className="text-muted" />
      </Button>
      {isOpen && (
        <div
          {...panelProps}
          className="absolute top-full right-0 z-menu mt-2 w-56 animate-drop-in rounded-control border border-hairline bg-surface p-1 shadow-menu"
        >
          <p className="border-b border-hairline px-3 pt-2 pb-3 text-sm text-muted">
            You’re browsing as a guest. Nothing is signed.
          </p>
          <ul className="pt-1">
            <li>
              <Link to={paths.profile(address)} className={entry}>
                See this profile
              </Link>
            </li>
            <li>
              <button type="button" className={entry} onClick={guestAddress.clear}>
                Stop following
              </button>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}
