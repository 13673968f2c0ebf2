import type { Party } from '@trait-market/contract/economy/activity';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { shortenAddress } from '@/lib/format/shorten-address';
import { shownName } from '@/lib/format/shown-name';

/** Somebody who took part in something: by name where there is one, and always by address in the title. */
export function PartyLink({ party }: { party: Party }) {
  const name = shownName(party.username);
  return (
    <Link
      to={paths.profile(party.address)}
      title={party.address}
      className={`font-semibold wrap-anywhere underline decoration-hairline underline-offset-4 hover:decoration-accent ${name === undefined ? 'font-mono text-sm' : ''}`}
    >
      {name ?? shortenAddress(party.address)}
    </Link>
  );
}
