import { CHAINS } from '@trait-market/contract/economy/shared';
import { LIMIT_HOURS, type SpendingLimit } from '@trait-market/contract/economy/packs';
import { useState, type FormEvent } from 'react';

import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/app-error';
import { coinSymbol, coinText } from '@/lib/economy/amounts/coin-amount';
import { readCoin } from '@/lib/economy/amounts/parse-amount';
import { useSetSpendingLimit, useSpendingLimits } from '@/lib/economy/draws/packs-queries';
import { zonedMoment } from '@/lib/format/dates';
import { useSendOnce } from '@/lib/use-send-once';

const limitText = (chainId: SpendingLimit['chainId'], limit: string | null): string =>
  limit === null ? 'no limit' : coinText(chainId, 'native', BigInt(limit));

function LimitForm({ limit: { chainId, limit, spent, raise } }: { limit: SpendingLimit }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const saving = useSetSpendingLimit();
  const send = useSendOnce(saving);
  const { name } = CHAINS[chainId];

  const save = (wanted: string | null) =>
    send({ body: { chainId, limit: wanted } }, () => setTyped(''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { value, error: refusal } = readCoin(typed);
    setError(refusal);
    if (value !== undefined) save(String(value));
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid content-start gap-3 md:row-span-4 md:grid-rows-subgrid"
    >
      <h3 className="font-semibold">{name}</h3>
      <p className="text-sm text-muted">
        {[
          `Now: ${limitText(chainId, limit)}.`,
          `Spent in the last ${LIMIT_HOURS} hours: ${coinText(chainId, 'native', BigInt(spent))}.`,
          ...(raise === null
            ? []
            : [`From ${zonedMoment(new Date(raise.at))}: ${limitText(chainId, raise.limit)}.`]),
        ].join(' ')}
      </p>
      <TextField
        label={`Limit for ${LIMIT_HOURS} hours, in ${coinSymbol(chainId, 'native')}`}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.0"
        className="tabular-nums"
        error={error ?? (saving.error ? errorText(saving.error) : undefined)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="outline" disabled={saving.isPending}>
          Set the limit on {name}
        </Button>
        {limit !== null && (
          <Button variant="ghost" disabled={saving.isPending} onClick={() => save(null)}>
            Remove limit
          </Button>
        )}
      </div>
    </form>
  );
}

export function SpendingLimits() {
  const query = useSpendingLimits();
  const { data, error } = query;
  if (data === undefined && !error) return null;
  return (
    <Section title="Your spending limit">
      <p className="mb-6 max-w-text text-muted">
        A limit applies immediately. Raising or removing it takes {LIMIT_HOURS} hours.
      </p>
      {data === undefined ? (
        <QueryFailure title="Couldn’t load your limits" query={query} />
      ) : (
        <div className="grid gap-8 md:grid-cols-2 md:gap-y-3">
          {data.map((limit) => (
            <LimitForm key={limit.chainId} limit={limit} />
          ))}
        </div>
      )}
    </Section>
  );
}
