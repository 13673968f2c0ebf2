import type { Party } from '@trait-market/contract/economy/activity';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { shortenAddress } from '@/lib/format/shorten-address';
import { shownName } from '@/lib/format/shown-name';

/** Somebody by name, or by address where they have none; leads to their profile. */
export function PartyName({ party: { address, username } }: { party: Party }) {
  return (
    <Link
      to={paths.profile(address)}
      className="break-words text-foreground decoration-accent decoration-2 underline-offset-4 [unicode-bidi:isolate] hover:underline"
    >
      {shownName(username) ?? shortenAddress(address)}
    </Link>
  );
}
