import type { LightBurn } from '@trait-market/contract/economy/burns';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { PictureLink } from '@/components/picture-link';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { useLockedBurns } from '@/lib/economy/burns/burn-queries';
import { burnPath } from '@/lib/economy/burns/light-paths';
import { editionsText } from '@/lib/economy/traits/trait-words';

import { burnedName } from './certificate';
import { clockText, useTimeLeft } from './time-left';
import { Thumbnail } from '@/components/thumbnail';

function Row({ burn, fetchedAt }: { burn: LightBurn; fetchedAt: number }) {
  const { start } = useActions();
  const left = useTimeLeft(burn, fetchedAt);
  const name = burnedName(burn);
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-4 border-b border-hairline py-4 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <PictureLink to={burnPath(burn.id)}>
        <Thumbnail src={burn.trait.imageUrl} size={64} className="size-16" />
      </PictureLink>
      <div className="min-w-0">
        <h3 className="font-semibold wrap-anywhere">
          <Link to={burnPath(burn.id)} className="underline underline-offset-4">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-muted">{editionsText(burn.quantity)}</p>
      </div>
      <div className="col-start-2 flex items-center gap-5 sm:col-start-3">
        <p
          role="timer"
          aria-label={`Time left for ${name}`}
          className="font-display text-lg font-bold tabular-nums"
        >
          {clockText(left)}
        </p>
        <Button
          variant="outline"
          disabled={left === 0}
          aria-label={`Take back ${name}`}
          onClick={() => start({ kind: 'withdrawBurn', burn })}
        >
          Take back
        </Button>
      </div>
    </li>
  );
}

type LockedNowProps = {
  address: WalletAddress;
  /** Shows only this trait's burns. */
  traitId?: string;
};

export function LockedNow({ address, traitId }: LockedNowProps) {
  const query = useLockedBurns(address);
  const { data, dataUpdatedAt, error } = query;
  const burns = data?.body.items.filter(
    ({ trait }) => traitId === undefined || trait.id === traitId,
  );
  if (burns === undefined ? error === null : burns.length === 0) return null;
  return (
    <Section title="In the Light now">
      {burns === undefined ? (
        <QueryFailure title="Couldn’t load what you have in the Light" query={query} />
      ) : (
        <ul>
          {burns.map((burn) => (
            <Row key={burn.id} burn={burn} fetchedAt={dataUpdatedAt} />
          ))}
        </ul>
      )}
    </Section>
  );
}
