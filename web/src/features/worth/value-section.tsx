import { CHAINS } from '@trait-market/contract/economy/shared';
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
import { useEstimateUnit } from '@/lib/economy/estimates/estimate-unit';
import { unitText } from '@/lib/economy/estimates/estimate-words';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';

import { avatarValues, type AvatarValues } from './avatar-values';
import { GainResult, isPartial, ResultNote } from './gain-result';
import { useGains, useWalletValue } from './use-worth';
import { ValueChart } from './value-chart';
import { heldChains, leftOutText, worthAmounts, worthByDay, type WorthBy } from './worth-amounts';

const COUNTED =
  'Avatars count at their collection’s floor or the best offer for each, and the traits that they wear at their own. Selling an avatar sells both.';

type TotalsProps = {
  chains: readonly ChainValue[];
  avatars: AvatarValues;
  history: readonly ValuePoint[];
};

/** The worth by floor, and below it in one row what offers pay and the worth at last sales. */
function Totals({ chains, avatars, history }: TotalsProps) {
  const unit = useEstimateUnit();
  const { kind } = useEstimate(worthAmounts(chains, avatars, 'floor'));
  const today = worthByDay(history, unit).at(-1);
  const worthBy = (by: WorthBy, label: string, className: string) => (
    <>
      <dt className={by === 'floor' ? 'text-sm text-muted' : 'text-xs text-muted'}>{label}</dt>
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
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <div className="col-span-2 min-w-0">
          {worthBy('floor', 'By floor, before fees', 'font-display text-xl!')}
        </div>
        <div className="min-w-0">
          {worthBy('bestOffer', 'By offers, before fees', 'text-base!')}
        </div>
        {today && (
          <div className="min-w-0">
            <dt className="text-xs text-muted">By last sales, traits only</dt>
            <dd className="font-semibold tabular-nums">{`≈\u00A0${unitText(today.amount, unit)}`}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** Each network's result has the same line: its name on the left, the amount on the right. */
function Results() {
  const { first } = useGains();
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 empty:hidden">
      {first?.totals.map((total) => (
        <div key={total.chainId} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt className="text-sm text-muted">Result of sales on {CHAINS[total.chainId].name}</dt>
          <dd className="text-right font-semibold tabular-nums">
            <GainResult of={total} amount={total.result} isPartial={isPartial(total)} />
          </dd>
          <dd className="col-span-2 text-xs text-muted tabular-nums">
            <ResultNote total={total} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Wide enough on the left for the total, and with a larger chart. */
const columns = 'grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]';

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
    <div className={columns}>
      <div className="grid min-w-0 content-start gap-5">
        <Totals chains={chains} avatars={avatars} history={history} />
        <Results />
        <p className="text-sm text-muted">
          {isWithoutAvatars ? 'Your avatars couldn’t be loaded, so they aren’t counted.' : COUNTED}
        </p>
      </div>
      <ValueChart history={history} />
    </div>
  );
}

export function ValueLoading() {
  return (
    <div className={columns}>
      <LoadingText>Loading what you own is worth</LoadingText>
      <div className="grid content-start gap-5">
        <Skeleton className="h-8 w-56 rounded-control" />
        <Skeleton className="h-16 w-40 rounded-control" />
        <Skeleton className="h-16 w-full rounded-control" />
      </div>
      <Skeleton className="aspect-[640/225] w-full rounded-control" />
    </div>
  );
}

export function ValueSection({ address }: { address: WalletAddress }) {
  const query = useWalletValue();
  const { data, error } = query;
  const owned = useOwnedAvatars(address);
  const isWithoutAvatars = owned.data === undefined && owned.error !== null;
  return (
    <Section title="What you own is worth" aside={<UnitSelect />}>
      {data && !owned.isPending && (
        <Value
          value={data}
          avatars={avatarValues(owned.data ?? [])}
          isWithoutAvatars={isWithoutAvatars}
        />
      )}
      {error === null && (!data || owned.isPending) && <ValueLoading />}
      {!data && error !== null && (
        <QueryFailure title="Couldn’t load what you own is worth" query={query} />
      )}
    </Section>
  );
}
