import { useQueryClient } from '@tanstack/react-query';
import { POOL_OPENS_AT, REROLL_HOURS, REROLL_LIMIT } from '@trait-market/contract/economy/reroll';
import { creditBalance } from '@trait-market/contract/v1/credits';

import { WaitingDrawNote } from '@/components/draw/waiting-draw-note';
import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { useAppConfig } from '@/config/app-config-context';
import { paths } from '@/config/paths';
import { useCredits } from '@/lib/credits';
import { drawsApi } from '@/lib/economy/draws/draws-api';
import { useOwnRerolls, usePool } from '@/lib/economy/draws/reroll-queries';
import { AWAITS_DRAW, useWaitingDraw } from '@/lib/economy/draws/use-waiting-draw';
import { zonedMoment } from '@/lib/format/dates';
import { useSendOnce } from '@/lib/use-send-once';

import { withSendTimeout } from '../messages/send';
import type { ActionOf, FormProps } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { Missing } from '../shared/form/missing';
import { RerollRows } from './reroll-rows';
import { creditsFor, drawnFrom, preparedReroll } from './rolling';

export function Form({
  action: { pool, stake },
  address,
  store,
  onStart,
}: FormProps<ActionOf<'reroll'>>) {
  const own = useOwnRerolls(address);
  const credits = useCredits();
  const now = usePool(`${pool.collection}/${pool.slot}`);
  const { waiting, refetch } = useWaitingDraw(pool, address);
  const queryClient = useQueryClient();
  const { beaconHash } = useAppConfig();
  const preparation = drawsApi.commit.useMutation({
    onSuccess: async ({ body: commitment }) => {
      const context = { address, beaconHash, queryClient };
      const prepared = await preparedReroll({ pool, stake, commitment }, context);
      store.review(prepared.steps, prepared.labels);
    },
  });
  const prepare = useSendOnce({
    mutateAsync: async () => {
      if ((await refetch()) === undefined)
        await preparation.mutateAsync({
          body: { kind: 'reroll' },
          fetchOptions: withSendTimeout(),
        });
    },
  });
  if (own.data === undefined)
    return own.error === null ? (
      <FormSkeleton />
    ) : (
      <QueryFailure title="Couldn’t load your re-rolls" query={own} />
    );
  const { rerolled, nextAt } = own.data;
  if (rerolled >= REROLL_LIMIT)
    return (
      <Missing
        key="limit"
        words={`You’ve re-rolled ${REROLL_LIMIT} times in ${REROLL_HOURS} hours, which is the limit.${
          nextAt === null ? '' : ` Come back after ${zonedMoment(new Date(nextAt))}.`
        }`}
      >
        <NextLink to={paths.marketOf(pool.collection, pool.slot)}>
          Look for one on the market
        </NextLink>
      </Missing>
    );
  if (credits.data === undefined)
    return credits.error === null ? (
      <FormSkeleton />
    ) : (
      <QueryFailure title="Couldn’t load your credits" query={credits} />
    );
  const cost = creditsFor(stake);
  const balance = creditBalance(credits.data);
  if (balance < cost)
    return (
      <Missing key="short" words={`This costs ${cost} credits, and you have ${balance}.`}>
        <NextLink to={paths.subscriptions}>Get credits</NextLink>
      </Missing>
    );
  const [joins] = stake;
  if (now.data?.isOpen === false)
    return (
      <Missing
        key="closed"
        words={`This pool isn’t open yet: it opens with ${POOL_OPENS_AT} different traits in it. You can donate one.`}
      >
        {joins && (
          <Button
            variant="outline"
            onClick={() => onStart({ kind: 'giveToPool', trait: joins, free: 1 })}
          >
            Donate to pool
          </Button>
        )}
      </Missing>
    );
  if (now.data !== undefined && drawnFrom(now.data, stake) === 0)
    return (
      <Missing
        key="empty"
        words="The pool has nothing of the next tier now. Come back later, or re-roll one edition instead."
      >
        {joins && (
          <Button
            variant="outline"
            onClick={() => onStart({ kind: 'reroll', pool, stake: [joins] })}
          >
            Re-roll one edition
          </Button>
        )}
      </Missing>
    );
  return (
    <ActionForm
      chains={[pool.chainId]}
      onReview={() => prepare(undefined)}
      isWaiting={preparation.isPending}
      blockedBy={waiting && AWAITS_DRAW}
    >
      <RerollRows pool={pool} stake={stake} address={address} />
      <WaitingDrawNote draw={waiting} address={address} />
      {preparation.error && (
        <QueryFailure
          title={`Couldn’t prepare the ${stake.length === 1 ? 're-roll' : 'upgrade'}`}
          error={preparation.error}
          isRetrying={preparation.isPending}
          onRetry={() => prepare(undefined)}
        />
      )}
    </ActionForm>
  );
}
