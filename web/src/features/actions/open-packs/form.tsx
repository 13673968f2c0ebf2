import { useQueryClient } from '@tanstack/react-query';
import { MAX_PACKS_OPENED } from '@trait-market/contract/economy/actions';
import { boxTable } from '@trait-market/contract/economy/drops';
import { tableHash } from '@trait-market/contract/economy/draws';
import { OPENED_LIMIT } from '@trait-market/contract/economy/packs';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { useRef, useState } from 'react';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { QueryFailure } from '@/components/query-failure';
import { drawsApi } from '@/lib/economy/draws/draws-api';
import { dropsApi } from '@/lib/economy/draws/drops-api';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useOwnPacks } from '@/lib/economy/draws/packs-queries';
import { parseCount } from '@/lib/economy/amounts/whole-number';
import { momentText } from '@/lib/format/dates';
import { useSendOnce } from '@/lib/use-send-once';

import type { ActionOf, FormProps } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { QuantityField } from '../shared/form/fields';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { useActionValues } from '../shared/form/use-action-values';
import { withSendTimeout } from '../messages/text/with-send-timeout';
import { NO_LABELS } from '../messages/text/labels';
import { packOpenStep } from '../messages/open-packs';

/** The number of packs to open; the others stay sealed. */
export function Form({ action: { drop }, address, store }: FormProps<ActionOf<'openPacks'>>) {
  const { values, change } = useActionValues(store);
  const [wasTried, setTried] = useState(false);
  const own = useOwnPacks(address);
  const queryClient = useQueryClient();
  const packs = useRef(0);
  const preparation = drawsApi.commit.useMutation({
    // The commitment comes first, so that the provider fixes its half of the draw before the user's
    // half exists.
    onSuccess: async ({ body: commitment }) => {
      const { body: now } = await dropsApi.initQueryClient(queryClient).detail.fetchQuery({
        queryKey: [...economyKeys.drops(), drop.id, 'opening'],
        queryData: { params: { id: drop.id }, fetchOptions: withSendTimeout() },
        staleTime: 0,
      });
      if (tableHash(boxTable(now, 'left')) !== now.left.toLowerCase())
        throw new UnreadableOrder('What’s shown as left doesn’t match what would be signed.');
      store.review([packOpenStep(now, packs.current, address, commitment)], NO_LABELS);
    },
  });
  const send = useSendOnce({
    mutateAsync: (chosen: number) => {
      packs.current = chosen;
      return preparation.mutateAsync({ body: { kind: 'pack' }, fetchOptions: withSendTimeout() });
    },
  });

  if (own.data === undefined)
    return own.error === null ? (
      <FormSkeleton />
    ) : (
      <QueryFailure title="Couldn’t load your packs" query={own} />
    );
  const { items, opened, nextAt } = own.data;
  const unopened = items.find((one) => one.drop.id === drop.id)?.unopened ?? 0;
  const most = Math.min(MAX_PACKS_OPENED, unopened, OPENED_LIMIT - opened);
  if (unopened === 0) return <p>You have no unopened pack of this drop.</p>;
  if (most <= 0)
    return (
      <p key="limit">
        You’ve opened {OPENED_LIMIT} packs in 24 hours, which is the limit. Your other packs stay
        sealed
        {nextAt === null ? '.' : `. Come back after ${momentText(new Date(nextAt))}.`}
      </p>
    );
  const typed = values['packs'] ?? '1';
  const count = parseCount(typed, most);
  const review = () => {
    setTried(true);
    if (count !== undefined) send(count);
  };
  return (
    <ActionForm onReview={review} isWaiting={preparation.isPending}>
      <QuantityField
        label={`Packs to open, of your ${unopened}`}
        value={typed}
        onChange={change('packs')}
        error={
          wasTried && count === undefined ? `Enter a whole number from 1 to ${most}.` : undefined
        }
      />
      <AmountRows
        rows={[
          { label: 'Traits you’ll get', value: String(5 * (count ?? 0)) },
          { label: 'Packs you keep sealed', value: String(unopened - (count ?? 0)) },
        ]}
      />
      {preparation.error && (
        <QueryFailure
          title="Couldn’t prepare the opening"
          error={preparation.error}
          isRetrying={preparation.isPending}
          onRetry={review}
        />
      )}
    </ActionForm>
  );
}
