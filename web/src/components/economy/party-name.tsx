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
      title={address}
      className="font-semibold break-words text-foreground underline decoration-hairline underline-offset-4 [unicode-bidi:isolate] hover:decoration-accent"
    >
      {shownName(username) ?? shortenAddress(address)}
    </Link>
  );
}
