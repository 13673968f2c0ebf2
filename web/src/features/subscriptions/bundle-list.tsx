import type { Bundle } from '@trait-market/contract/economy/credits';
import { CREDITS_PER_SLOT } from '@trait-market/contract/economy/benches';

import { Section } from '@/components/page/section';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';

import { Prices } from './prices';

export function BundleList({ bundles }: { bundles: readonly Bundle[] }) {
  const { start } = useActions();
  return (
    <Section title="Credits without a plan">
      <p className="mb-2 max-w-text text-muted">
        Vanilla credits never expire. Each costs a little more than one from a plan.
      </p>
      <ul className="divide-y divide-hairline border-b border-hairline">
        {bundles.map((bundle) => (
          <li
            key={bundle.credits}
            className="grid items-center gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)_9rem]"
          >
            <h3 className="font-display text-lg font-bold tabular-nums">
              {bundle.credits} credits
            </h3>
            <p className="text-muted sm:col-start-1 lg:col-start-auto">
              Enough for {Math.floor(bundle.credits / CREDITS_PER_SLOT)} slot changes
            </p>
            <p className="font-semibold sm:col-start-1 lg:col-start-auto">
              <Prices prices={bundle.prices} />
            </p>
            <Button
              variant="outline"
              className="justify-self-start sm:col-start-2 sm:row-span-3 sm:row-start-1 sm:justify-self-end lg:col-start-auto lg:row-span-1 lg:row-start-auto"
              onClick={() => start({ kind: 'buyCredits', bundle })}
            >
              {`Buy ${bundle.credits} credits`}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
