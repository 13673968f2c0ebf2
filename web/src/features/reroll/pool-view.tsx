import {
  nextTier,
  POOL_OPENS_AT,
  REROLL_CREDITS,
  REROLL_HOURS,
  REROLL_LIMIT,
  type RerollPoolDetail,
  UPGRADE_CREDITS,
} from '@trait-market/contract/economy/reroll';
import { UPGRADE_STAKE } from '@trait-market/contract/economy/actions';
import { creditBalance } from '@trait-market/contract/v1/credits';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { TraitPreview } from '@/components/draw/trait-preview';
import { WaitingDrawNote } from '@/components/draw/waiting-draw-note';
import { Fact } from '@/components/economy/fact';
import { SelectionFrame } from '@/components/economy/selection-frame';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { useCredits } from '@/lib/credits';
import { useOwnRerolls, usePool } from '@/lib/economy/draws/reroll-queries';
import { useWaitingDraw } from '@/lib/economy/draws/use-waiting-draw';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { tierEditionsText } from '@/lib/economy/traits/trait-words';
import { useConnectedAddress } from '@/lib/session/session-context';

import { ChancesTable } from './chances-table';
import { ChooseMode, rerollText, StakeList } from './choose-stake';
import { poolName } from './pool-words';
import {
  chosenCount,
  chosenTier,
  missingText,
  stakeable,
  stakeOf,
  type Chosen,
  type Mode,
} from './stake';

/** Says how many re-rolls took nothing: `returned` counts the refused ones, too. */
const returnedText = ({ returned, refused }: RerollPoolDetail): string => {
  const overdue = returned - refused;
  if (returned === 0) return 'No re-roll was refunded or refused.';
  return `Re-rolls refunded because no result came in time: ${overdue}. Re-rolls refused before anything was put in: ${refused}.`;
};

function Facts({ pool }: { pool: RerollPoolDetail }) {
  const { traits, editions, drawn } = pool;
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-3 gap-x-4 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-12">
        <Fact name="Different traits">{traits}</Fact>
        <Fact name="Editions">{editions}</Fact>
        <Fact name="Re-rolls so far">{drawn}</Fact>
      </dl>
      <p className="max-w-text text-sm text-muted tabular-nums">{returnedText(pool)}</p>
    </div>
  );
}

type CostProps = { cost: number; held: number | undefined };

/** Says what a re-roll leaves of the user's credits, or that it costs more than they have. */
function CreditsLine({ cost, held }: CostProps) {
  if (held !== undefined && held < cost)
    return (
      <p className="text-sm">
        {`This costs ${cost} credits, and you have ${held}.`}{' '}
        <Link to={paths.subscriptions} className="inline-block min-h-6 accent-underline">
          Get credits
        </Link>
      </p>
    );
  return (
    <p className="text-sm text-muted tabular-nums">
      {held === undefined ? '…' : `You have ${held} credits, and ${held - cost} afterwards.`}
    </p>
  );
}

function Draw({ pool }: { pool: RerollPoolDetail }) {
  const { start } = useActions();
  const [mode, setMode] = useState<Mode>('one');
  const [chosen, setChosen] = useState<Chosen>({});
  const address = useConnectedAddress();
  const own = useOwnRerolls(address);
  const { inSource, waiting } = useWaitingDraw(pool, address);
  const traits = useOwnedTraits(address, pool.collection);
  const { data: owned, error } = traits;
  const all = owned === undefined ? undefined : stakeable(owned, pool);
  /** Whether what can be put in, which pushes the chances down on phones, loads. */
  const isLoading = address !== undefined && all === undefined && !error;
  const of = all === undefined ? undefined : chosenTier(all, chosen);
  const coming = mode === 'one' || of === undefined ? undefined : nextTier(of);
  const count = chosenCount(chosen);
  const left = REROLL_LIMIT - (own.data?.rerolled ?? 0);
  const credits = useCredits();
  const held = credits.data && creditBalance(credits.data);
  const cost = mode === 'one' ? REROLL_CREDITS : UPGRADE_CREDITS;
  const isShort = held !== undefined && held < cost;
  const canReroll = pool.isOpen && !isShort && waiting === undefined;
  const list = useRef<HTMLDivElement>(null);
  const change = (next: Mode) => {
    setMode(next);
    setChosen({});
  };
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
      <Section title="What you put in">
        <div className="grid gap-6">
          <ChooseMode mode={mode} onChange={change} />
          {address === undefined && (
            <p className="text-muted">Connect to see what you can put in.</p>
          )}
          {address === undefined ? (
            <Button
              size="lg"
              className="justify-self-start"
              disabled={!canReroll}
              onClick={() => start({ kind: 'reroll', pool, stake: [] })}
            >
              {rerollText(mode)}
            </Button>
          ) : (
            <div className="grid gap-1 text-sm text-muted">
              {mode === 'three' && (
                <p className="text-foreground">
                  Choose three editions of one tier. You may choose the same trait again.
                </p>
              )}
              {!credits.error && <CreditsLine cost={cost} held={held} />}
              {!own.error && (
                <p>
                  {own.data === undefined
                    ? '…'
                    : `${left} of ${REROLL_LIMIT} re-rolls left in ${REROLL_HOURS} hours.`}
                </p>
              )}
            </div>
          )}
          <WaitingDrawNote draw={waiting} address={address} />
          {error && all === undefined && (
            <QueryFailure title="Couldn’t load your traits" query={traits} />
          )}
          {all?.length === 0 && (
            <p className="text-muted">
              You have no loose trait that fits this pool.{' '}
              <Link
                to={paths.marketOf(pool.collection, pool.slot)}
                className="underline underline-offset-4"
              >
                Find one on the market
              </Link>
            </p>
          )}
          {all !== undefined && all.length > 0 && (
            <div ref={list} tabIndex={-1}>
              <StakeList
                all={all}
                chosen={chosen}
                mode={mode}
                isOpen={pool.isOpen}
                isWaiting={inSource !== undefined}
                canReroll={canReroll}
                onChoose={setChosen}
                onReroll={({ trait }) => start({ kind: 'reroll', pool, stake: [trait] })}
                onGive={({ trait, free }) => start({ kind: 'giveToPool', trait, free })}
              />
            </div>
          )}
          {all !== undefined && count > 0 && (
            <SelectionFrame label="Selected traits" className="flex flex-wrap items-center gap-2">
              <p role="status" className="mr-auto min-w-32 text-sm font-semibold tabular-nums">
                <span>{`${count} of ${UPGRADE_STAKE} editions selected`}</span>
                <span className="block font-normal text-muted">
                  {count < UPGRADE_STAKE && <span>{`${missingText(count)} `}</span>}
                  {coming && <span>{`You draw from ${tierEditionsText(coming)}`}</span>}
                </span>
              </p>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  // The pressed button unmounts.
                  list.current?.focus();
                  setChosen({});
                }}
              >
                Clear
              </Button>
              <Button
                size="sm"
                disabled={!canReroll || count < UPGRADE_STAKE}
                onClick={() => start({ kind: 'reroll', pool, stake: stakeOf(all, chosen) })}
              >
                {rerollText(mode)}
              </Button>
            </SelectionFrame>
          )}
        </div>
      </Section>
      <div className={isLoading ? 'max-lg:hidden' : 'min-w-0'}>
        <Section title="What you could get">
          {mode === 'three' && coming === undefined ? (
            <p className="text-muted">
              Choose three traits of one tier to see what you could get from the next one.
            </p>
          ) : (
            <>
              <p className="mb-4 text-sm text-muted">
                {mode === 'one'
                  ? 'Every edition already in the pool is equally likely, including editions of the same trait.'
                  : `Every edition of the next tier${coming ? `, with ${tierEditionsText(coming)} of a trait,` : ''} is equally likely.`}
              </p>
              <ChancesTable pool={pool} tier={coming} />
            </>
          )}
        </Section>
      </div>
    </div>
  );
}

export function PoolView({ name }: { name: string }) {
  const query = usePool(name);
  const { data: pool, error, isName } = query;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <PageHeading
          title={pool === undefined ? 'A pool' : poolName(pool)}
          className="min-w-0 wrap-anywhere"
        />
        {/* Above the heading on phones, where the pool's name wraps. */}
        <p className="text-sm max-sm:order-first max-sm:w-full">
          <Link to={paths.reroll} className="underline underline-offset-4">
            All pools
          </Link>
        </p>
      </div>
      {/* The key replaces the placeholder, which a longer heading would push down. */}
      <div key={pool ? 'pool' : 'no pool'} className="mt-4">
        {!isName && <p>There’s no pool name in this address. Check the link.</p>}
        {pool && (
          <div className="grid gap-6">
            <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_32rem] xl:gap-10">
              <Facts pool={pool} />
              <div className={pool.preview?.length ? 'max-xl:-order-1' : 'hidden'}>
                <p className="text-sm text-muted">The rarest that can come out, by rarity</p>
                <TraitPreview label={`Rarest traits of ${poolName(pool)}`} traits={pool.preview} />
              </div>
            </div>
            {!pool.isOpen && (
              <p className="max-w-text font-semibold">
                This pool opens with {POOL_OPENS_AT} different traits. Give it one and it gets there
                sooner.
              </p>
            )}
            <Draw pool={pool} />
          </div>
        )}
        {pool === undefined && error && (
          <QueryFailure title="Couldn’t load this pool" query={query} />
        )}
        {pool === undefined && !error && isName && (
          <div role="status" className="grid gap-4">
            <span className="sr-only">Loading the pool</span>
            <Skeleton className="h-24 rounded-card" />
            <Skeleton className="h-80 rounded-card" />
          </div>
        )}
      </div>
    </>
  );
}
