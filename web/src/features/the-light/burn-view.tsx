import { WITHDRAW_MINUTES, type LightBurn } from '@trait-market/contract/economy/burns';
import { Bytes32Schema } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { PartyLink } from '@/components/economy/people/party-link';
import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { useBurn } from '@/lib/economy/burns/burn-queries';
import { editionsText } from '@/lib/economy/traits/trait-words';
import { zonedMoment } from '@/lib/format/dates';
import { useSession } from '@/lib/session/use-session';

import { burnedName, Certificate } from './certificate';
import { LightStage } from './light-stage';
import { clockText, spokenText, useTimeLeft } from './time-left';

type ShownProps = { burn: LightBurn; isOwn: boolean };

function Locked({ burn, isOwn, left }: ShownProps & { left: number }) {
  const { start } = useActions();
  const [them, they] = burn.quantity === 1 ? ['it', 'it’s'] : ['them', 'they’re'];
  return (
    <>
      <PageHeading title={`${burnedName(burn)} is in the Light`} />
      <div>
        <p
          role="timer"
          aria-label="Time left to take it back"
          className="font-display text-2xl font-extrabold tabular-nums"
        >
          {clockText(left)}
        </p>
        <p role="status" className="sr-only">
          {spokenText(left)}
        </p>
      </div>
      {left === 0 ? (
        <p className="max-w-text text-lg">Going…</p>
      ) : (
        <p className="max-w-text text-lg">
          {isOwn ? (
            <span>You’ve</span>
          ) : (
            <span key="other">
              <PartyLink party={burn.by} /> has
            </span>
          )}
          <span>
            {` given up ${editionsText(burn.quantity)}. When the clock reaches zero, ${they} gone for good.`}
          </span>
        </p>
      )}
      {isOwn ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            size="lg"
            disabled={left === 0}
            onClick={() => start({ kind: 'withdrawBurn', burn })}
          >
            Take {them} back
          </Button>
          <p className="text-sm text-muted">Or do nothing, and let {them} go.</p>
        </div>
      ) : (
        <p className="text-muted">Until then only they can take {them} back.</p>
      )}
    </>
  );
}

function TakenBack({ burn, isOwn }: ShownProps) {
  return (
    <>
      <PageHeading title={`${burnedName(burn)} was taken back`} />
      <p className="max-w-text text-lg">
        Nothing was burned. {isOwn ? 'What you gave up' : 'What was given up'} is loose in{' '}
        {isOwn ? 'your' : 'its owner’s'} wallet again
        <span>
          {burn.withdrawnAt === null ? '.' : ` since ${zonedMoment(new Date(burn.withdrawnAt))}.`}
        </span>
      </p>
      <NextLink to={paths.trait(burn.trait.id)}>Look at the trait</NextLink>
    </>
  );
}

function Gone({ burn, isOwn }: ShownProps) {
  const { certificate } = burn;
  if (certificate === null) return null;
  return (
    <>
      <PageHeading title={`${burnedName(burn)} is gone`} />
      <p className="max-w-text text-lg" role="status">
        {burn.quantity === 1 ? 'One edition' : `${burn.quantity} editions`} fewer, for everyone.
      </p>
      <Certificate
        burn={burn}
        certificate={certificate}
        name={
          <p className="font-display text-lg font-bold wrap-anywhere">
            <Link
              to={paths.trait(burn.trait.id)}
              className="underline decoration-plaster-shade underline-offset-4 hover:decoration-current"
            >
              {burnedName(burn)}
            </Link>
          </p>
        }
      />
      <p className="max-w-text text-sm text-muted">
        The certificate stays with {isOwn ? 'your' : 'this'} wallet. It can’t be sold or given away.{' '}
        <Link
          to={`${paths.profile(burn.by.address)}?show=certificates`}
          className="inline-block min-h-6 accent-underline"
        >
          {isOwn ? 'All your certificates' : 'All their certificates'}
        </Link>
      </p>
    </>
  );
}

const LOCKED_MS = WITHDRAW_MINUTES * 60_000;

function Shown({ burn, fetchedAt }: { burn: LightBurn; fetchedAt: number }) {
  const { address } = useSession();
  const isOwn = address !== undefined && isSameAddress(address, burn.by.address);
  const left = useTimeLeft(burn, fetchedAt);
  return (
    <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
      <LightStage
        trait={burn.trait}
        inLight={burn.state === 'withdrawn' ? 'before' : burn.state}
        left={burn.state === 'locked' ? Math.min(1, left / LOCKED_MS) : 1}
      />
      <div className="grid min-w-0 content-center justify-items-start gap-5 *:min-w-0 [&>article]:w-full">
        {burn.state === 'locked' && <Locked burn={burn} isOwn={isOwn} left={left} />}
        {burn.state === 'withdrawn' && <TakenBack burn={burn} isOwn={isOwn} />}
        {burn.state === 'gone' && <Gone burn={burn} isOwn={isOwn} />}
      </div>
    </div>
  );
}

export function BurnView({ id: requested }: { id: string }) {
  const id = Bytes32Schema.safeParse(requested).data;
  const query = useBurn(id);
  const { data, dataUpdatedAt, error } = query;
  return (
    <>
      <p className="mb-6 text-sm">
        <Link to={paths.theLight} className="inline-block min-h-6 underline underline-offset-4">
          The Light
        </Link>
      </p>
      {data && <Shown burn={data.body} fetchedAt={dataUpdatedAt} />}
      {!data && <PageHeading title="In the Light" />}
      {id === undefined && (
        <p className="mt-5">There’s no burn id in this address. Check the link.</p>
      )}
      {!data && error && (
        <div className="mt-5">
          <QueryFailure title="Couldn’t load what was given up" query={query} />
        </div>
      )}
      {id !== undefined && !data && !error && (
        <div role="status" className="mt-5">
          <span className="sr-only">Loading what was given up</span>
          <Skeleton className="h-80 rounded-card" />
        </div>
      )}
    </>
  );
}
