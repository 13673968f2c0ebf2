import type { WalletAddress } from '@trait-market/contract/shared';
import type { ChainValue, ValuePoint, WalletValue } from '@trait-market/contract/economy/worth';

import { Estimate } from '@/components/economy/prices/estimate';
import { EstimateNote } from '@/components/economy/prices/estimate-note';
import { UnitSelect } from '@/components/economy/prices/unit-select';
import { NextLink } from '@/components/next-link';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { revealPath, type SealedDraw, sealedText } from '@/lib/economy/draws/sealed/match-sealed';
import { useUnrevealed } from '@/lib/economy/draws/sealed/use-sealed-draws';
import { useEstimateUnit } from '@/lib/economy/estimates/estimate-unit';
import { unitText } from '@/lib/economy/estimates/estimate-words';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';

import { avatarValues, type AvatarValues } from './avatar-values';
import { useWalletValue } from './use-worth';
import { ValueChart } from './value-chart';
import {
  heldChains,
  leftOutText,
  WORTH_NAMES,
  worthAmounts,
  worthByDay,
  type WorthBy,
} from './worth-amounts';

const COUNTED =
  'Avatars count at their collection’s floor or the best offer for each, and the traits that they wear at their own. Selling an avatar sells both. Your own listings and offers don’t count.';

const FIGURE = 'text-base! md:text-lg!';

const readings =
  'grid grid-cols-2 gap-x-5 md:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)]';

type TotalsProps = {
  chains: readonly ChainValue[];
  avatars: AvatarValues;
  history: readonly ValuePoint[];
};

/** The lines of a reading, which those next to it share: its name, its figure and what it leaves out. */
const reading =
  'row-span-3 max-md:not-first:mt-3 grid min-w-0 grid-rows-subgrid items-baseline md:border-l md:border-hairline md:pl-5 md:first:border-l-0 md:first:pl-0';

/** The worth by floor, what offers pay and the worth at last sales: one row, except on phones. */
function Totals({ chains, avatars, history }: TotalsProps) {
  const unit = useEstimateUnit();
  const { kind } = useEstimate(worthAmounts(chains, avatars, 'floor'));
  const today = worthByDay(history, unit).at(-1);
  const worthBy = (by: WorthBy, className: string) => (
    <>
      <dt className="text-xs text-muted">{WORTH_NAMES[by]}</dt>
      {kind !== 'none' && (
        <dd>
          <Estimate isMain amounts={worthAmounts(chains, avatars, by)} className={className} />
        </dd>
      )}
      <dd className="pt-1 text-xs text-muted tabular-nums empty:hidden">
        {leftOutText(chains, avatars, by)}
      </dd>
    </>
  );
  return (
    <>
      {kind === 'none' && <EstimateNote />}
      <dl className={readings}>
        <div className={cn(reading, 'max-md:col-span-2')}>
          {worthBy('floor', 'font-display text-xl!')}
        </div>
        <div className={reading}>{worthBy('bestOffer', FIGURE)}</div>
        {today && (
          <div className={reading}>
            <dt className="text-xs text-muted">Traits by last sales</dt>
            <dd className={cn('font-semibold tabular-nums', FIGURE)}>
              {`≈\u00A0${unitText(today.amount, unit)}`}
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

type ValueProps = {
  value: WalletValue;
  avatars: AvatarValues;
  /** Whether the avatars couldn't be loaded and aren't counted. */
  isWithoutAvatars: boolean;
};

function Value({ value: { chains, history }, avatars, isWithoutAvatars }: ValueProps) {
  if (heldChains(chains, avatars).length === 0)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="max-w-text text-muted">
          You don’t have any traits yet. Once you buy some, this shows what they’re worth, by their
          floor and by what others offer.
        </p>
        <NextLink to={paths.market}>Go to the market</NextLink>
      </div>
    );
  return (
    <div className="grid min-w-0 gap-5">
      <Totals chains={chains} avatars={avatars} history={history} />
      <div className="grid min-w-0 gap-2">
        <ValueChart history={history} />
        <p className="text-xs text-muted">
          {isWithoutAvatars ? 'Your avatars couldn’t be loaded, so they aren’t counted.' : COUNTED}
        </p>
      </div>
    </div>
  );
}

function ReadingLoading({ className }: { className: string }) {
  return (
    <div className={cn('grid content-start gap-2', className)}>
      <Skeleton className="h-4 w-32 max-w-full rounded-control" />
      <Skeleton className="h-7 w-40 max-w-full rounded-control" />
      <Skeleton className="h-4 w-24 max-w-full rounded-control" />
    </div>
  );
}

export function ValueLoading() {
  return (
    <div className="grid gap-5">
      <LoadingText>Loading what you own is worth</LoadingText>
      <div className={readings}>
        <ReadingLoading className="max-md:col-span-2" />
        <ReadingLoading className="max-md:mt-3" />
        <ReadingLoading className="max-md:mt-3" />
      </div>
      <Skeleton className="mt-11 aspect-[640/225] w-full rounded-control" />
    </div>
  );
}

/** Replaces the figures, which would name the worth of an unrevealed result. */
function Unrevealed({ draw }: { draw: SealedDraw }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-text text-muted">
        {sealedText(draw)}. You’ll see the worth again once you’ve revealed what came out, because
        it would give that away.
      </p>
      <NextLink to={revealPath(draw)}>Reveal what came out</NextLink>
    </div>
  );
}

export function ValueSection({ address }: { address: WalletAddress }) {
  const query = useWalletValue();
  const { data, error } = query;
  const owned = useOwnedAvatars(address);
  const { draw, isLoading } = useUnrevealed(address);
  if (draw)
    return (
      <Section title="What you own is worth">
        <Unrevealed draw={draw} />
      </Section>
    );
  const isWaiting = owned.isPending || isLoading;
  const isWithoutAvatars = owned.data === undefined && owned.error !== null;
  return (
    <Section title="What you own is worth" aside={<UnitSelect />}>
      {data && !isWaiting && (
        <Value
          value={data}
          avatars={avatarValues(owned.data ?? [])}
          isWithoutAvatars={isWithoutAvatars}
        />
      )}
      {error === null && (!data || isWaiting) && <ValueLoading />}
      {!data && error !== null && (
        <QueryFailure title="Couldn’t load what you own is worth" query={query} />
      )}
    </Section>
  );
}
