import type { Party } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { shortenAddress } from '@/lib/format/shorten-address';
import { plainText } from '@/lib/format/plain-text';
import { shownName } from '@/lib/format/shown-name';
import { useSession } from '@/lib/session/use-session';

/** The maximum number of a name's characters in a row; the linked profile shows the whole name. */
const ROW_LENGTH = 20;

type NamedProps = {
  party: Party;
  instead?: string | undefined;
};

function Named({ party, instead }: NamedProps) {
  const name = shownName(party.username);
  const shown = name === undefined ? undefined : plainText(name, ROW_LENGTH);
  return (
    <Link
      translate={instead === undefined ? 'no' : undefined}
      to={paths.profile(party.address)}
      title={shown === name ? party.address : `${name}, ${party.address}`}
      className={`font-semibold wrap-anywhere underline decoration-hairline underline-offset-4 hover:decoration-accent ${(instead ?? name) === undefined ? 'font-mono text-sm' : ''}`}
    >
      {instead ?? shown ?? shortenAddress(party.address)}
    </Link>
  );
}

function OrYou({ party, you }: { party: Party; you: string }) {
  const { address } = useSession();
  const isYou = address !== undefined && isSameAddress(party.address, address);
  return <Named party={party} instead={isYou ? you : undefined} />;
}

type PartyLinkProps = {
  party: Party;
  /** The text for the signed-in user, such as "You", which replaces their name. */
  you?: string;
};

export function PartyLink({ party, you }: PartyLinkProps) {
  return you === undefined ? <Named party={party} /> : <OrYou party={party} you={you} />;
}
