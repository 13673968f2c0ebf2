import type { Party } from '@trait-market/contract/economy/party';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { shortenAddress } from '@/lib/format/shorten-address';
import { plainText } from '@/lib/format/plain-text';
import { shownName } from '@/lib/format/shown-name';

/** Characters of a name in a row: the profile that it leads to has all of them. */
const ROW_LENGTH = 20;

/**
 * Somebody who took part in something: by name where there is one, clipped so that it fits into a row,
 * and always by address in the title.
 */
export function PartyLink({ party }: { party: Party }) {
  const name = shownName(party.username);
  const shown = name === undefined ? undefined : plainText(name, ROW_LENGTH);
  return (
    <Link
      to={paths.profile(party.address)}
      title={shown === name ? party.address : `${name}, ${party.address}`}
      className={`font-semibold wrap-anywhere underline decoration-hairline underline-offset-4 hover:decoration-accent ${name === undefined ? 'font-mono text-sm' : ''}`}
    >
      {shown ?? shortenAddress(party.address)}
    </Link>
  );
}
