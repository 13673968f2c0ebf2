import { CHAINS } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { ChainValue, WalletValue } from '@trait-market/contract/economy/worth';

import { Estimate } from '@/components/economy/prices/estimate';
import { EstimateNote } from '@/components/economy/prices/estimate-note';
import { UnitSelect } from '@/components/economy/prices/unit-select';
import { NextLink } from '@/components/next-link';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';

import { avatarValues, type AvatarValues } from './avatar-values';
import { GainResult, ResultNote } from './gain-result';
import { useGains, useWalletValue } from './use-worth';
import { ValueChart } from './value-chart';
import { heldChains, leftOutText, worthAmounts, type WorthBy } from './worth-amounts';

const COUNTED =
  'Avatars count at their collection’s floor or the best offer for each, and the traits that they wear at their own. Selling an avatar sells both.';

const totals: readonly { by: WorthBy; label: string }[] = [
  { by: 'floor', label: 'By floor, before fees' },
  { by: 'bestOffer', label: 'By offers, before fees' },
];

type TotalsProps = { chains: readonly ChainValue[]; avatars: AvatarValues };

/** The worth by floor next to what open offers pay, each with what it leaves out. */
function Totals({ chains, avatars }: TotalsProps) {
  const { kind } = useEstimate(worthAmounts(chains, avatars, 'floor'));
  return (
    <>
      {kind === 'none' && <EstimateNote />}
      <dl className="flex flex-wrap gap-x-4 gap-y-3">
        {totals.map(({ by, label }) => (
          <div key={by} className="grid min-w-min flex-1 basis-32 content-start gap-0.5">
            <dt className="text-sm text-muted">{label}</dt>
            {kind !== 'none' && (
              <dd>
                <Estimate
                  isMain
                  amounts={worthAmounts(chains, avatars, by)}
                  className="font-display"
                />
              </dd>
            )}
            <dd className="pt-1 text-xs text-muted tabular-nums">
              {leftOutText(chains, avatars, by)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Results() {
  const { first } = useGains();
  return (
    <dl className="grid gap-3 empty:hidden">
      {first?.totals.map((total) => (
        <div key={total.chainId} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">Result of sales on {CHAINS[total.chainId].name}</dt>
          <dd className="font-semibold tabular-nums">
            <GainResult of={total} amount={total.result} />
          </dd>
          <dd className="basis-full text-xs text-muted tabular-nums">
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
        <Totals chains={chains} avatars={avatars} />
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
