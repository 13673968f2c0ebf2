import { CHAINS } from '@trait-market/contract/economy/shared';
import type { Gain, GainTotal } from '@trait-market/contract/economy/worth';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { PictureLink } from '@/components/picture-link';
import { Estimate } from '@/components/economy/prices/estimate';
import { Fact } from '@/components/economy/fact';
import { PriceText } from '@/components/economy/prices/price-text';
import { displayPrice } from '@/lib/economy/amounts/rounded-price';
import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { Thumbnail } from '@/components/thumbnail';
import { Section } from '@/components/page/section';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/config/paths';
import { csvFile } from '@/lib/format/csv';
import { downloadFile } from '@/lib/download-file';
import { useEstimateUnit } from '@/lib/economy/estimates/estimate-unit';
import { useRates } from '@/lib/economy/estimates/use-rates';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { editionsText } from '@/lib/format/editions-text';
import { plainText } from '@/lib/format/plain-text';
import { showFailure } from '@/lib/failure-toast';

import { GainResult, isPartial, priceOf, ResultNote } from './gain-result';
import { gainsCsv } from './gains-csv';
import { fetchAllGains, useGains } from './use-worth';
import { PagedList } from '@/components/paged-list';

function Totals({ totals }: { totals: readonly GainTotal[] }) {
  return (
    <ul className="mb-4 grid gap-4 sm:grid-cols-2">
      {totals.map((total) => (
        <li key={total.chainId} className="rounded-control bg-surface-raised px-4 py-3">
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-3">
            <Fact
              name={`Result on ${CHAINS[total.chainId].name}`}
              note={<Estimate amounts={[{ chainId: total.chainId, amount: total.result }]} />}
            >
              <GainResult of={total} amount={total.result} isPartial={isPartial(total)} />
            </Fact>
            <Fact name="Fees and royalties">
              <PriceText price={priceOf(total, total.fees)} format={displayPrice} />
            </Fact>
            {total.withoutPrice !== '0' && (
              <Fact name="Proceeds with no cost basis" note="Not in the result">
                <PriceText price={priceOf(total, total.withoutPrice)} format={displayPrice} />
              </Fact>
            )}
          </dl>
          <p className="mt-1 text-xs text-muted tabular-nums">
            <ResultNote total={total} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const countedText = ({ sold, closed }: Gain): string =>
  closed.editions < sold.editions
    ? `${closed.editions} of ${editionsText(sold.editions)} counted`
    : `of ${editionsText(closed.editions)}`;

const noResult = ({ sold }: Gain): string =>
  sold.editions > 0 ? 'No cost basis' : 'Nothing sold yet';

const PICTURE = 64;

function GainRow({ gain }: { gain: Gain }) {
  const { trait, bought, sold, closed, withoutPrice } = gain;
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 lg:grid-cols-12">
      <div className="flex min-w-0 items-center gap-4 lg:col-span-4">
        <PictureLink to={paths.trait(trait.id)}>
          <Thumbnail src={trait.imageUrl} size={PICTURE} className="size-16" />
        </PictureLink>
        <p className="min-w-0 wrap-anywhere">
          <Link to={paths.trait(trait.id)} className="font-semibold hover:underline">
            {plainText(trait.value) || 'Unnamed trait'}
          </Link>
          {withoutPrice.editions > 0 && (
            <span className="block text-xs text-muted tabular-nums">
              {editionsText(withoutPrice.editions)} with no cost basis sold for{' '}
              <span translate="no">{shortPrice(priceOf(gain, withoutPrice.got))}</span> after fees.
              Not in the result.
            </span>
          )}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4 lg:col-span-8">
        <Fact name="Bought for" note={bought.editions > 0 && editionsText(bought.editions)}>
          {bought.editions > 0 ? (
            <PriceText price={priceOf(gain, bought.amount)} format={displayPrice} />
          ) : (
            'Not bought'
          )}
        </Fact>
        <Fact name="Sold for" note={sold.editions > 0 && editionsText(sold.editions)}>
          {sold.editions > 0 ? (
            <PriceText price={priceOf(gain, sold.amount)} format={displayPrice} />
          ) : (
            'Not sold'
          )}
        </Fact>
        <Fact name="Fees">
          <PriceText price={priceOf(gain, sold.fees)} format={displayPrice} />
        </Fact>
        <Fact name="Result" note={closed.editions > 0 && countedText(gain)}>
          {closed.editions > 0 ? (
            <GainResult
              of={gain}
              amount={closed.result}
              isPartial={closed.editions < sold.editions}
            />
          ) : (
            noResult(gain)
          )}
        </Fact>
      </dl>
    </li>
  );
}

function DownloadGains() {
  const [isLoading, setLoading] = useState(false);
  const rates = useRates();
  const unit = useEstimateUnit();
  const download = async () => {
    setLoading(true);
    try {
      const gains = await fetchAllGains();
      const csv = gainsCsv(
        gains,
        rates.kind === 'fresh' ? { worth: rates.worth, at: rates.at, unit } : undefined,
      );
      downloadFile(csvFile(csv), 'gains-and-losses.csv');
    } catch (error) {
      showFailure(error, {
        header: 'Couldn’t download your gains and losses',
        description: 'Nothing was saved. Try again in a moment.',
      });
    }
    setLoading(false);
  };
  return (
    <Button
      variant="outline"
      size="sm"
      aria-disabled={isLoading}
      onClick={() => {
        if (!isLoading) void download();
      }}
    >
      {isLoading ? <Spinner aria-hidden /> : <Download aria-hidden />}
      <span>Download as CSV</span>
    </Button>
  );
}

export function GainsSection() {
  const gains = useGains();
  const { items, first } = gains;
  return (
    <Section
      title="Gains and losses"
      aside={items && items.length > 0 ? <DownloadGains /> : undefined}
    >
      <PagedList
        list={gains}
        name="traits"
        failure="Couldn’t load your gains and losses"
        loading={<RowsSkeleton label="Loading your gains and losses" count={4} />}
        empty={
          <p className="max-w-text text-muted">
            Buy or sell a trait to see what you’ve gained or lost.
          </p>
        }
      >
        {(traits) => (
          <>
            <p className="mb-4 max-w-text text-sm text-muted">
              First in, first out: the editions that came first count as sold first. Minted,
              traded-in and earlier items have no cost basis.
            </p>
            <Totals totals={first?.totals ?? []} />
            <ul className="divide-y divide-hairline border-y border-hairline">
              {traits.map((gain) => (
                <GainRow key={gain.trait.id} gain={gain} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </Section>
  );
}

/** Each network's result has the same line: its name on the left, the amount on the right. */
export function ResultsSection() {
  const totals = useGains().first?.totals ?? [];
  if (totals.length === 0) return null;
  return (
    <Section title="Results of sales">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3">
        {totals.map((total) => (
          <div key={total.chainId} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="text-sm text-muted">On {CHAINS[total.chainId].name}</dt>
            <dd className="text-right font-semibold tabular-nums">
              <GainResult of={total} amount={total.result} isPartial={isPartial(total)} />
            </dd>
            <dd className="col-span-2 text-xs text-muted tabular-nums">
              <ResultNote total={total} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
