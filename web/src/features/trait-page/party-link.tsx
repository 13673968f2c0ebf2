import type { Party } from '@trait-market/contract/economy/activity';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { shortenAddress } from '@/lib/format/shorten-address';
import { shownName } from '@/lib/format/shown-name';

/** Somebody, by name or address, and the way to their profile. */
export function PartyLink({ party }: { party: Party }) {
  const name = shownName(party.username);
  return (
    <Link
      to={paths.profile(party.address)}
      title={party.address}
      className="break-words underline-offset-4 hover:underline"
    >
      {name ?? <span className="font-mono text-sm">{shortenAddress(party.address)}</span>}
    </Link>
  );
}
