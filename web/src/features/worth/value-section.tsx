import { CHAINS } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { ChainValue, WalletValue } from '@trait-market/contract/economy/worth';

import { Estimate } from '@/components/economy/prices/estimate';
import { EstimateNote } from '@/components/economy/prices/estimate-note';
import { UnitSelect } from '@/components/economy/prices/unit-select';
import { NextLink } from '@/components/next-link';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';
import { editionsText } from '@/lib/format/editions-text';
import { listText } from '@/lib/format/list-text';

import { avatarsText, avatarValues, type AvatarValues } from './avatar-values';
import { GainResult } from './gain-result';
import { useGains, useWalletValue } from './use-worth';
import { ValueChart } from './value-chart';
import { heldChains, holdingsOf, worthAmounts, type WorthBy } from './worth-amounts';

const choices: readonly { by: WorthBy; label: string }[] = [
  { by: 'floor', label: 'Floor' },
  { by: 'bestOffer', label: 'Best offer' },
];

const leftOutText = (
  chains: readonly ChainValue[],
  avatars: AvatarValues,
  by: WorthBy,
): string | undefined => {
  const key = by === 'floor' ? 'withoutFloor' : 'withoutOffer';
  const editions = chains.flatMap(holdingsOf).reduce((sum, holding) => sum + holding[key], 0);
  const excluded = [
    ...(editions === 0 ? [] : [editionsText(editions)]),
    ...(avatars[key] === 0 ? [] : [avatarsText(avatars[key])]),
  ];
  if (excluded.length === 0) return undefined;
  return `Excludes ${listText(excluded)} with no ${by === 'floor' ? 'floor' : 'offer'}.`;
};

const countedTexts: Record<WorthBy, string> = {
  floor:
    'Avatars count at their collection’s floor, and the traits that they wear at their own. Selling an avatar sells both.',
  bestOffer:
    'Avatars count at the best offer for each, and the traits that they wear at their own. Selling an avatar sells both.',
};

type ChainsProps = { chains: readonly ChainValue[]; avatars: AvatarValues; by: WorthBy };

function Total({ chains, avatars, by }: ChainsProps) {
  const amounts = worthAmounts(chains, avatars, by);
  const estimate = useEstimate(amounts);
  if (estimate.kind === 'none') return <EstimateNote />;
  return (
    <p>
      <span className="block text-sm text-muted">
        {by === 'floor' ? 'By floor, before fees' : 'By best offer, before fees'}
      </span>
      <Estimate isMain amounts={amounts} className="font-display sm:text-xl" />
    </p>
  );
}

function Results() {
  const { first } = useGains();
  return (
    <dl className="grid gap-1 empty:hidden">
      {first?.totals.map((total) => (
        <div key={total.chainId} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">Result of sales on {CHAINS[total.chainId].name}</dt>
          <dd className="font-semibold tabular-nums">
            <GainResult of={total} amount={total.result} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Wide enough on the left for the total, and with a larger chart. */
const columns = 'grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]';

type ByProps = { by: WorthBy; onBy: (by: WorthBy) => void };

type ValueProps = ByProps & {
  value: WalletValue;
  avatars: AvatarValues;
  /** Whether the avatars couldn't be loaded and aren't counted. */
  isWithoutAvatars: boolean;
};

function Value({ value: { chains, history }, avatars, isWithoutAvatars, by, onBy }: ValueProps) {
  const leftOut = leftOutText(chains, avatars, by);
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
        <RadioGroup className="flex flex-wrap gap-x-6 gap-y-2">
          <legend className="sr-only">Value by</legend>
          {choices.map((choice) => (
            <label key={choice.by} className="flex min-h-8 cursor-pointer items-center gap-2">
              <RadioGroupItem
                name="value-by"
                checked={by === choice.by}
                onChange={() => onBy(choice.by)}
              />
              {choice.label}
            </label>
          ))}
        </RadioGroup>
        <Total chains={chains} avatars={avatars} by={by} />
        <Results />
        <p className="text-sm text-muted">
          {leftOut !== undefined && <span>{`${leftOut} `}</span>}
          <span>
            {isWithoutAvatars
              ? 'Your avatars couldn’t be loaded, so they aren’t counted.'
              : countedTexts[by]}
          </span>
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

export function ValueSection({ address, ...by }: { address: WalletAddress } & ByProps) {
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
          {...by}
        />
      )}
      {error === null && (!data || owned.isPending) && <ValueLoading />}
      {!data && error !== null && (
        <QueryFailure title="Couldn’t load what you own is worth" query={query} />
      )}
    </Section>
  );
}
