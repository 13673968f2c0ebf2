import { CHAINS } from '@trait-market/contract/economy/shared';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { type FailedQuery, QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { MARKET_POLL_MS } from '@/config/constants';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { packsCount, priceOfPacks } from '@/lib/economy/draws/pack-lines';
import { dropsApi } from '@/lib/economy/draws/drops-api';
import { useSpendingLimits } from '@/lib/economy/draws/packs-queries';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';
import { plainText } from '@/lib/format/plain-text';

import type { ActionOf, FormProps } from '../shared/action';
import { ConvertNotice } from '../shared/coins/convert-notice';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { Mismatch } from '../shared/form/mismatch';
import { Missing } from '../shared/form/missing';
import { PackPicture } from './message';
import {
  blockOf,
  dropQuery,
  isOverLimit,
  type PacksPurchase,
  preparedOf,
  purchaseOf,
} from './purchase';
import { sumOf } from '../shared/form/price-rows';
import { SigningForm } from '../shared/form/signing-form';

type Own = ActionOf<'buySeveralPacks'>;

const shortTexts = ({ lines }: Own, { available }: PacksPurchase): string[] =>
  lines.flatMap(({ drop, packs }) => {
    const left = available.find((one) => one.drop.id === drop.id)?.packs ?? 0;
    const name = plainText(drop.name) || drop.id;
    if (left === packs) return [];
    return left === 0 ? `${name} is sold out.` : `Only ${packsCount(left)} of ${name} left.`;
  });

type SoldOutProps = {
  action: Own;
  purchase: PacksPurchase;
  onStart: FormProps<Own>['onStart'];
};

/** Says of which drops too few packs are left, and offers to continue with the rest. */
function SoldOut({ action, purchase, onStart }: SoldOutProps) {
  const words = shortTexts(action, purchase);
  if (words.length === 0) return null;
  const { available } = purchase;
  return (
    <Missing words={words.join(' ')}>
      {available.length > 0 && (
        <Button
          variant="outline"
          onClick={() => onStart({ kind: 'buySeveralPacks', lines: available })}
        >
          Continue with what’s left
        </Button>
      )}
    </Missing>
  );
}

type Loaded = { purchase: PacksPurchase } | { failed: FailedQuery } | undefined;

const usePurchase = ({ lines }: Own): Loaded => {
  const balances = useBalances();
  const limits = useSpendingLimits();
  const drops = dropsApi.detail.useQueries({
    queries: lines.map((line) => ({ ...dropQuery(line), refetchInterval: MARKET_POLL_MS })),
  });
  const failed = [balances, limits, ...drops].find(
    ({ data, error }) => data === undefined && error !== null,
  );
  if (failed !== undefined) return { failed };
  const details = drops.flatMap(({ data }) => data?.body ?? []);
  if (!balances.data || !limits.data || details.length < lines.length) return undefined;
  const facts = { details, balances: balances.data, limits: limits.data };
  return { purchase: purchaseOf(lines, facts) };
};

type FieldsProps = FormProps<Own> & { purchase: PacksPurchase };

function Fields({ action, address, store, onStart, purchase }: FieldsProps) {
  const blockedBy = blockOf(action.lines, purchase);
  return (
    <SigningForm
      store={store}
      prepare={() => preparedOf(purchase, address)}
      noun="pack purchase"
      blockedBy={blockedBy}
      about="packs"
      // Nothing is filled in, so a purchase that isn't blocked is complete.
      onIncomplete={() => undefined}
    >
      <SoldOut action={action} purchase={purchase} onStart={onStart} />
      {purchase.chains.map((chain) => {
        const { chainId, due, need, limitLeft } = chain;
        const native = (wei: bigint) => coinText(chainId, 'native', wei);
        return (
          <section key={chainId} className="grid gap-2">
            <h3 className="text-sm text-muted">On {CHAINS[chainId].name}</h3>
            <AmountRows
              rows={[
                ...chain.lines.map((line) => ({
                  id: line.drop.id,
                  label: `${packsCount(line.packs)} of ${plainText(line.drop.name) || line.drop.id}`,
                  picture: <PackPicture drop={line.drop} />,
                  value: native(BigInt(priceOfPacks(line).amount)),
                })),
                { label: 'You pay', ...sumOf(chainId, 'native', due) },
                { label: 'In your wallet', value: native(need.has.to) },
              ]}
            />
            {isOverLimit(chain) && (
              <Missing
                words={`Your spending limit leaves ${native(limitLeft !== undefined && limitLeft > 0n ? limitLeft : 0n)} for packs today. Choose fewer, or wait.`}
              />
            )}
            <ConvertNotice chainId={chainId} need={need} />
          </section>
        );
      })}
    </SigningForm>
  );
}

/** Shows what keeps the purchase from being reviewed, such as a balance that is too low. */
export function Form(props: FormProps<Own>) {
  const loaded = usePurchase(props.action);
  if (loaded === undefined) return <FormSkeleton />;
  if ('failed' in loaded)
    return <QueryFailure title="Couldn’t load these drops" query={loaded.failed} />;
  if (!loaded.purchase.isDeclared) return <Mismatch of="packs" />;
  return <Fields {...props} purchase={loaded.purchase} />;
}
