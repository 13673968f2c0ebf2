import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { shortenChecksummed } from '@/lib/format/checksum-address';
import { guestAddress } from '@/lib/storage';

export function FollowedEntry({ address }: { address: WalletAddress }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline pt-4">
      <Link to={paths.profile(address)} className="inline-flex min-h-10 items-center gap-2">
        Following{' '}
        <span translate="no" className="font-mono">
          {shortenChecksummed(address)}
        </span>
      </Link>
      <Button variant="link" size="sm" onClick={guestAddress.clear}>
        Stop following
      </Button>
    </p>
  );
}
