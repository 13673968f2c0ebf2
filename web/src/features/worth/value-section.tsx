import { CHAINS } from '@trait-market/contract/economy/shared';
import type { ChainValue, HoldingValue, WalletValue } from '@trait-market/contract/economy/worth';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { Estimate } from '@/components/economy/prices/estimate';
import { EstimateNote } from '@/components/economy/prices/estimate-note';
import { PriceText } from '@/components/economy/prices/price-text';
import { UnitSelect } from '@/components/economy/prices/unit-select';
import { NextLink } from '@/components/next-link';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';
import { editionsText } from '@/lib/format/editions-text';

import { useWalletValue } from './use-worth';
import { ValueChart } from './value-chart';

type By = 'floor' | 'bestOffer';

const choices: readonly { by: By; label: string }[] = [
  { by: 'floor', label: 'Floor' },
  { by: 'bestOffer', label: 'Best offer' },
];

const holdingsOf = ({ loose, worn }: ChainValue): HoldingValue[] => [loose, worn];

const leftOutText = (chains: readonly ChainValue[], by: By): string | undefined => {
  const key = by === 'floor' ? 'withoutFloor' : 'withoutOffer';
  const count = chains.flatMap(holdingsOf).reduce((sum, holding) => sum + holding[key], 0);
  if (count === 0) return undefined;
  return `Excludes ${editionsText(count)} with no ${by === 'floor' ? 'floor' : 'offer'}.`;
};

function Total({ chains, by }: { chains: readonly ChainValue[]; by: By }) {
  const amounts = chains.flatMap((chain) =>
    holdingsOf(chain).map((holding) => ({ chainId: chain.chainId, amount: holding[by] })),
  );
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

function ChainRows({ chain: { chainId, loose, worn }, by }: { chain: ChainValue; by: By }) {
  const priceOf = (amount: bigint | string) => (
    <PriceText
      price={{ chainId, coin: by === 'floor' ? 'native' : 'wrapped', amount: String(amount) }}
    />
  );
  return (
    <div className="grid gap-1.5">
      <h3 className="text-sm text-muted">On {CHAINS[chainId].name}</h3>
      <AmountRows
        rows={[
          { label: `Loose, ${editionsText(loose.editions)}`, value: priceOf(loose[by]) },
          { label: `Worn, ${editionsText(worn.editions)}`, value: priceOf(worn[by]) },
          {
            label: 'Total',
            value: priceOf(BigInt(loose[by]) + BigInt(worn[by])),
            isSum: true,
          },
        ]}
      />
    </div>
  );
}

function Value({ value: { chains, history } }: { value: WalletValue }) {
  const [by, setBy] = useState<By>('floor');
  const leftOut = leftOutText(chains, by);
  if (chains.flatMap(holdingsOf).every(({ editions }) => editions === 0))
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
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      <div className="grid min-w-0 content-start gap-5">
        <RadioGroup className="flex flex-wrap gap-x-6 gap-y-2">
          <legend className="sr-only">Value by</legend>
          {choices.map((choice) => (
            <label key={choice.by} className="flex min-h-8 cursor-pointer items-center gap-2">
              <RadioGroupItem
                name="value-by"
                checked={by === choice.by}
                onChange={() => setBy(choice.by)}
              />
              {choice.label}
            </label>
          ))}
        </RadioGroup>
        <Total chains={chains} by={by} />
        {chains
          .filter((chain) => holdingsOf(chain).some(({ editions }) => editions > 0))
          .map((chain) => (
            <ChainRows key={chain.chainId} chain={chain} by={by} />
          ))}
        <p className="text-sm text-muted">
          {leftOut !== undefined && <span>{`${leftOut} `}</span>}
          Counts the traits that your avatars wear, but not the avatars. Their{' '}
          <Link to={paths.collections} className="underline underline-offset-4">
            collections’ floors
          </Link>{' '}
          say what they’re worth.
        </p>
      </div>
      <ValueChart history={history} />
    </div>
  );
}

export function ValueLoading() {
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      <LoadingText>Loading what your traits are worth</LoadingText>
      <div className="grid content-start gap-5">
        <Skeleton className="h-8 w-56 rounded-control" />
        <Skeleton className="h-16 w-40 rounded-control" />
        <Skeleton className="h-32 w-full rounded-control" />
        <Skeleton className="h-32 w-full rounded-control" />
      </div>
      <Skeleton className="aspect-[640/225] w-full rounded-control" />
    </div>
  );
}

export function ValueSection() {
  const query = useWalletValue();
  const { data, error } = query;
  return (
    <Section title="What your traits are worth" aside={<UnitSelect />}>
      {data && <Value value={data} />}
      {!data && error === null && <ValueLoading />}
      {!data && error !== null && (
        <QueryFailure title="Couldn’t load what your traits are worth" query={query} />
      )}
    </Section>
  );
}
