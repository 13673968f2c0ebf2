import type { Construction } from '@trait-market/contract/economy/benches';
import { isSameAddress } from '@trait-market/contract/shared';
import { Fragment, useId } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { constructLook } from '@/lib/looks/editor-address';
import { useActions } from '@/lib/actions/actions-context';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { zonedMoment } from '@/lib/format/dates';
import { grouped } from '@/lib/format/grouped';
import { ordinal } from '@/lib/format/ordinal';
import { scoreText, shownScoreChange } from '@/lib/looks/score-text';
import { useSession } from '@/lib/session/use-session';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

import { Fact } from '../economy/fact';
import { PartyLink } from '../economy/people/party-link';
import { TransactionLink } from '../economy/provenance/transaction-link';
import { PriceText } from '../economy/prices/price-text';
import { RowEstimate } from '../economy/prices/row-estimate';
import { TimeAgo } from '../economy/activity/time-ago';
import { Button } from '../ui/button';
import { ConstructionChanges } from './construction-changes';
import { constructionLayout } from './construction-layout';
import { ConstructionPictures } from './construction-pictures';
import { ShareActions } from '../share/share-actions';
import { Facts } from '@/components/facts';

/** Returns the difference as text, because screen readers don't announce the arrow. */
const changeText = (by: number, words: (count: number) => string): string => {
  if (by === 0) return 'no change';
  return `${by > 0 ? 'up' : 'down'} ${words(Math.abs(by))}`;
};

const placesText = (count: number): string =>
  count === 1 ? '1 place' : `${grouped(count)} places`;

function FromTo({ from, to }: { from: string; to: string }) {
  return (
    <>
      {from} <span aria-hidden>→</span>
      <span className="sr-only">to</span> {to}
    </>
  );
}

function Figures({ construction: { before, after, price } }: { construction: Construction }) {
  return (
    <dl className={constructionLayout.figures}>
      <Fact name="Rank" note={changeText(before.rank - after.rank, placesText)}>
        <FromTo from={ordinal(before.rank)} to={ordinal(after.rank)} />
      </Fact>
      <Fact
        name="Rarity score"
        note={changeText(shownScoreChange(before.rarityScore, after.rarityScore), scoreText)}
      >
        <FromTo from={scoreText(before.rarityScore)} to={scoreText(after.rarityScore)} />
      </Fact>
      <Fact
        name="To wear this look now"
        note={
          price ? (
            <>
              <RowEstimate price={price} />
              each trait at its floor
            </>
          ) : (
            'at least one trait isn’t listed'
          )
        }
      >
        {price ? <PriceText price={price} /> : 'Not all for sale'}
      </Fact>
    </dl>
  );
}

type ConstructionEntryProps = {
  construction: Construction;
  /** The time when the entry was fetched. Relative times such as "3 minutes ago" refer to it. */
  now: Date;
  isUnderAvatar?: boolean;
};

export function ConstructionEntry({
  construction,
  now,
  isUnderAvatar = false,
}: ConstructionEntryProps) {
  const { start } = useActions();
  const { address } = useSession();
  const heading = useId();
  const zone = useTimeZone();
  const { avatar, by, at, after, changes, isUndone, undoUntil } = construction;
  const isOwn = address !== undefined && isSameAddress(by.address, address);
  const name = avatarName(avatar);
  const Title = isUnderAvatar ? 'h3' : 'h2';
  return (
    <article aria-labelledby={heading} className="@container">
      <div className={constructionLayout.entry}>
        <div className={constructionLayout.pictures}>
          <ConstructionPictures construction={construction} />
        </div>
        <div className={constructionLayout.words}>
          <Title
            id={heading}
            className={
              isUnderAvatar
                ? 'sr-only'
                : 'font-display text-xl font-extrabold tracking-tight break-words'
            }
          >
            {isUnderAvatar ? (
              `${name}, ${zonedMoment(new Date(at), zone)}`
            ) : (
              <Link
                to={paths.avatar(avatar)}
                className="decoration-accent decoration-4 underline-offset-8 hover:underline"
              >
                {name}
              </Link>
            )}
          </Title>
          <p className={`text-sm text-muted ${isUnderAvatar ? '' : 'mt-2'}`}>
            <Facts
              facts={[
                <Fragment key="by">
                  by <PartyLink party={by} />
                  {isOwn && <span>{' (you)'}</span>}
                </Fragment>,
                <TimeAgo key="at" at={at} now={now} />,
                isUndone && (
                  <span key="undone" className="font-semibold text-warning">
                    Undone
                  </span>
                ),
              ]}
            />
          </p>
          <div className="mt-4">
            <ConstructionChanges changes={changes} />
          </div>
          <div className="mt-4">
            <Figures construction={construction} />
          </div>
          <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Link
              to={constructLook(avatar, after.wear)}
              className="inline-flex min-h-8 items-center text-sm font-semibold accent-underline"
            >
              Construct this look<span className="sr-only">: {name}</span>
            </Link>
            <Link
              to={paths.playgroundWith(avatar, after.wear)}
              className="inline-flex min-h-8 items-center text-sm font-semibold accent-underline"
            >
              Try it in the playground<span className="sr-only">: {name}</span>
            </Link>
            {isOwn && undoUntil !== null && (
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => start({ kind: 'undoDress', construction })}
                >
                  Undo<span className="sr-only"> the change to {name}</span>
                </Button>
                <span className="text-xs text-muted tabular-nums">
                  Free until {zonedMoment(new Date(undoUntil), zone)}
                </span>
              </span>
            )}
            <TransactionLink
              settled={construction}
              what={name}
              className="min-h-8 text-sm leading-8"
            />
          </p>
          <ShareActions
            of={{
              title: name,
              collection: avatar.collection,
              path: paths.looksOf(avatar),
              art: [[after.imageUrl]],
              fileName: `${avatar.collection}-${avatar.tokenId}`,
            }}
            className="mt-4"
          />
        </div>
      </div>
    </article>
  );
}
