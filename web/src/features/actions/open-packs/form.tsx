import { useQueryClient } from '@tanstack/react-query';
import { OPENED_LIMIT } from '@trait-market/contract/economy/packs';
import { useRef } from 'react';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { WaitingDrawNote } from '@/components/draw/waiting-draw-note';
import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { useAppConfig } from '@/config/app-config-context';
import { paths } from '@/config/paths';
import { drawsApi } from '@/lib/economy/draws/draws-api';
import { useOwnPacks } from '@/lib/economy/draws/packs-queries';
import { AWAITS_DRAW, useWaitingDraw } from '@/lib/economy/draws/use-waiting-draw';
import { zonedMoment } from '@/lib/format/dates';
import { useSendOnce } from '@/lib/use-send-once';

import { withSendTimeout } from '../messages/send';
import type { ActionOf, FormProps } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { QuantityField } from '../shared/form/fields';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { readCount } from '../shared/form/form-values';
import { Missing } from '../shared/form/missing';
import { useActionValues } from '../shared/form/use-action-values';
import { openable, preparedOpening } from './opening';

export function Form({
  action: { drop, packs: wanted },
  address,
  store,
  onStart,
}: FormProps<ActionOf<'openPacks'>>) {
  const { read, setTried } = useActionValues(store);
  const own = useOwnPacks(address);
  const { waiting, refetch } = useWaitingDraw({ drop: drop.id }, address);
  const queryClient = useQueryClient();
  const { beaconHash } = useAppConfig();
  const packs = useRef(0);
  const preparation = drawsApi.commit.useMutation({
    onSuccess: async ({ body: commitment }) => {
      const opening = { drop, count: packs.current, commitment };
      const prepared = await preparedOpening(opening, { address, beaconHash, queryClient });
      store.review(prepared.steps, prepared.labels);
    },
  });
  const prepare = useSendOnce({
    mutateAsync: async (chosen: number) => {
      packs.current = chosen;
      if ((await refetch()) === undefined)
        await preparation.mutateAsync({ body: { kind: 'pack' }, fetchOptions: withSendTimeout() });
    },
  });

  if (own.data === undefined)
    return own.error === null ? (
      <FormSkeleton />
    ) : (
      <QueryFailure title="Couldn’t load your packs" query={own} />
    );
  const { nextAt } = own.data;
  const { unopened, most } = openable(own.data, drop);
  if (unopened === 0)
    return (
      <Missing words="You have no unopened pack of this drop.">
        <Button variant="outline" onClick={() => onStart({ kind: 'buyPacks', drop })}>
          Buy packs
        </Button>
      </Missing>
    );
  if (most <= 0)
    return (
      <Missing
        key="limit"
        words={`You’ve opened ${OPENED_LIMIT} packs in 24 hours, which is the limit. Your other packs stay sealed.${
          nextAt === null ? '' : ` Come back after ${zonedMoment(new Date(nextAt))}.`
        }`}
      >
        <NextLink to={paths.marketOf(drop.collection)}>Look for its traits on the market</NextLink>
      </Missing>
    );
  const { value: count, field } = read(
    'packs',
    readCount(most),
    String(Math.min(most, wanted ?? most)),
  );
  const review = () => {
    setTried(true);
    if (count !== undefined) prepare(count);
  };
  return (
    <ActionForm
      chains={[drop.chainId]}
      onReview={review}
      isWaiting={preparation.isPending}
      blockedBy={waiting && AWAITS_DRAW}
    >
      <QuantityField label={`Packs to open (of ${unopened})`} {...field} />
      <AmountRows
        rows={[
          { label: 'Traits you’ll get', value: String(5 * (count ?? 0)) },
          { label: 'Packs you keep sealed', value: String(unopened - (count ?? 0)) },
        ]}
      />
      <WaitingDrawNote draw={waiting} address={address} />
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
