import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { useState } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { SafePicture } from '@/components/safe-picture';
import { TraitPlaceholder } from '@/components/trait/trait-placeholder';
import { TextField } from '@/components/text-field';
import { Input } from '@/components/ui/input';
import { useBalances, useOwnedTraits } from '@/lib/economy/wallet-queries';
import { plainText } from '@/lib/format/plain-text';

import { ActForm } from './act-form';
import type { ActStore } from './act-store';
import { orderStep } from './build-steps';
import { defaultEndDay } from './end-date';
import { EndDayField } from './fields';
import { FormSkeleton } from './form-skeleton';
import { readEndDay, readQuantity } from './form-values';
import { labelAssets } from './labels';
import { useActValues } from './use-act-values';

/** Items on one side of an order, at most. */
const MOST_GIVEN = 20;

type TradeFormProps = { trait: TraitDetail; address: WalletAddress; store: ActStore };

/** From this many on they can be searched. */
const MANY = 8;

const fieldOf = (id: string) => `give:${id}`;

/** Which of one's own loose traits are given for one edition. All of them are on one chain. */
export function TradeForm({ trait, address, store }: TradeFormProps) {
  const { values, change } = useActValues(store);
  const [now] = useState(() => new Date());
  const [wasTried, setTried] = useState(false);
  const [find, setFind] = useState('');
  const balances = useBalances();
  const owned = useOwnedTraits(address);

  if (owned.isPending || balances.isPending) return <FormSkeleton />;
  const failed = owned.error ? owned : balances;
  if (owned.data === undefined || balances.data === undefined)
    return (
      <QueryFailure
        title="What you own could not be read"
        error={failed.error}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );

  const choices = owned.data.filter(
    (item) => item.trait.chainId === trait.chainId && item.trait.id !== trait.id,
  );
  if (choices.length === 0)
    return (
      <p role="status" className="text-sm text-muted">
        Your wallet holds no other loose trait on this network, so there is nothing to give for it.
      </p>
    );

  const given = choices.map((item) => ({
    ...item,
    text: values[fieldOf(item.trait.id)] ?? '',
  }));
  const wanted = find.trim().toLowerCase();
  // What is chosen stays in sight, whatever is looked for.
  const shown = given.filter(
    ({ trait: { value }, text }) => text !== '' || value.toLowerCase().includes(wanted),
  );
  const chosen = given.filter(({ text }) => text !== '' && text !== '0');
  const counted = chosen.map((item) => ({
    ...item,
    count: readQuantity(item.text, item.quantity),
  }));
  const end = readEndDay(values['day'] ?? defaultEndDay(now), now);
  const problem = ((): string | undefined => {
    if (chosen.length === 0)
      return wasTried ? 'Choose what you give: a number beside it.' : undefined;
    if (chosen.length > MOST_GIVEN) return `A trade gives ${MOST_GIVEN} different traits at most.`;
    return counted.find(({ count }) => count.error !== undefined)?.count.error;
  })();

  const review = () => {
    setTried(true);
    if (chosen.length === 0 || problem !== undefined || end.value === undefined) return;
    const step = orderStep({
      kind: 'trade',
      chainId: trait.chainId,
      maker: address,
      gives: counted.map(({ trait: { token, tokenId }, count }) => ({
        kind: 'trait',
        token,
        tokenId,
        quantity: count.value ?? 1n,
      })),
      gets: [{ kind: 'trait', token: trait.token, tokenId: trait.tokenId, quantity: 1n }],
      commitments: [],
      expiresAt: end.value,
      counter: balances.data.find(({ chainId }) => chainId === trait.chainId)?.counter ?? '0',
    });
    const named = [trait, ...counted.map((item) => item.trait)];
    store.review([step], {
      assets: labelAssets(
        named.map(({ token, tokenId, value }) => ({ token, tokenId, name: value })),
      ),
      fees: {},
    });
  };

  return (
    <ActForm onReview={review}>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 text-sm font-medium">What you give for one edition</legend>
        {given.length > MANY && (
          <TextField
            type="search"
            label={`Find among ${given.length}`}
            value={find}
            onChange={({ target }) => setFind(target.value)}
          />
        )}
        <ul className="grid max-h-72 gap-2 overflow-y-auto overscroll-contain pr-1">
          {shown.map(({ trait: { id, value, imageUrl }, quantity, text }) => (
            <li key={id}>
              <label className="flex items-center gap-3">
                <SafePicture
                  src={imageUrl}
                  alt=""
                  size={48}
                  placeholder={<TraitPlaceholder />}
                  className="size-12 shrink-0 overflow-hidden rounded-control bg-wall"
                />
                <span className="min-w-0 grow text-sm break-words">
                  {plainText(value)}{' '}
                  <span className="whitespace-nowrap text-muted">of {quantity}</span>
                </span>
                <span className="w-16 shrink-0">
                  <Input
                    inputMode="numeric"
                    autoComplete="off"
                    placeholder="0"
                    value={text}
                    onChange={({ target }) => change(fieldOf(id))(target.value)}
                    className="text-center tabular-nums"
                  />
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p role="alert" className="text-sm text-danger empty:hidden">
          {problem}
        </p>
      </fieldset>
      <EndDayField
        value={values['day'] ?? defaultEndDay(now)}
        onChange={change('day')}
        error={end.error}
        now={now}
      />
    </ActForm>
  );
}
