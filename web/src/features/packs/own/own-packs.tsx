import type { OwnPacks as OwnPacksOf } from '@trait-market/contract/economy/packs';
import { Link } from 'react-router-dom';

import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { dropPath, openedPath } from '@/lib/economy/draws/pack-paths';
import { useOwnPacks } from '@/lib/economy/draws/packs-queries';
import { plainText } from '@/lib/format/plain-text';
import { useConnectedAddress } from '@/lib/session/session-context';
import { Facts } from '@/components/facts';

const sealedText = (unopened: number): string =>
  unopened === 1 ? '1 sealed pack' : `${unopened} sealed packs`;

function Row({ own: { drop, unopened, waiting } }: { own: OwnPacksOf }) {
  const { start } = useActions();
  const name = plainText(drop.name);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-4">
      <div>
        <h3 className="font-semibold">
          <Link to={dropPath(drop.id)} className="underline underline-offset-4">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-muted">
          <Facts
            facts={[
              sealedText(unopened),
              waiting !== null && (
                <Link
                  key="waiting"
                  to={openedPath(waiting)}
                  className="underline underline-offset-4"
                >
                  One opening is waiting for its result
                </Link>
              ),
            ]}
          />
        </p>
      </div>
      {unopened > 0 && (
        <Button
          variant="outline"
          // Wider than the chat button, which floats over the right edge of phones.
          className="max-sm:w-full"
          aria-label={`Open packs of ${name}`}
          onClick={() => start({ kind: 'openPacks', drop })}
        >
          Open
        </Button>
      )}
    </li>
  );
}

/** The ID of the list, to which {@link SealedPacksLink} links. */
const LIST = 'own-packs';

/** Counts the wallet's sealed packs. Its line is reserved, because they load after the drops. */
export function SealedPacksLink() {
  const { data } = useOwnPacks(useConnectedAddress());
  const sealed = (data?.items ?? []).reduce((sum, { unopened }) => sum + unopened, 0);
  return (
    <p className="mt-4 min-h-lh">
      {sealed > 0 && (
        <a href={`#${LIST}`} className="font-semibold accent-underline">
          Open your {sealedText(sealed)}
        </a>
      )}
    </p>
  );
}

export function OwnPacks() {
  const query = useOwnPacks(useConnectedAddress());
  const { data, error } = query;
  if (data === undefined && error) {
    return <QueryFailure title="Couldn’t load your packs" query={query} />;
  }
  const unopenedPacks =
    data?.items.filter(({ unopened, waiting }) => unopened > 0 || waiting !== null) ?? [];
  if (unopenedPacks.length === 0) return null;
  return (
    <Section title="Your packs">
      <p className="max-w-text text-sm text-muted">They never expire.</p>
      <ul id={LIST} className="scroll-mt-40">
        {unopenedPacks.map((own) => (
          <Row key={own.drop.id} own={own} />
        ))}
      </ul>
    </Section>
  );
}
