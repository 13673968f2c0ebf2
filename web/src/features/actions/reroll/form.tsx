import { useQueryClient } from '@tanstack/react-query';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import {
  POOL_OPENS_AT,
  REROLL_CREDITS,
  REROLL_HOURS,
  REROLL_LIMIT,
  rerollContract,
  rerollTable,
  UPGRADE_CREDITS,
} from '@trait-market/contract/economy/reroll';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { Link } from 'react-router-dom';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';
import { useCredits } from '@/lib/credits';
import { drawsApi } from '@/lib/economy/draws/draws-api';
import { apiOptions } from '@/lib/api-fetcher';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useOwnRerolls, usePool } from '@/lib/economy/draws/reroll-queries';
import { momentText } from '@/lib/format/dates';
import { plainText } from '@/lib/format/plain-text';
import { useSendOnce } from '@/lib/use-send-once';

import type { ActionOf, FormProps } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { withSendTimeout } from '../messages/text/with-send-timeout';
import { labelsOfTraits } from '../messages/text/labels';
import { drawnTier, rerollStep } from '../messages/reroll';

const rerollApi = initTsrReactQuery(rerollContract, apiOptions);

const nameOf = ({ value }: OwnedTrait): string => plainText(value) || 'Unnamed trait';

/** The stake, the possible results and the price. */
export function Form({ action: { pool, stake }, address, store }: FormProps<ActionOf<'reroll'>>) {
  const own = useOwnRerolls(address);
  const credits = useCredits();
  const now = usePool(`${pool.collection}/${pool.slot}`);
  const queryClient = useQueryClient();
  const preparation = drawsApi.commit.useMutation({
    // The commitment comes first, so that the provider fixes its half of the draw before the user's
    // half exists.
    onSuccess: async ({ body: commitment }) => {
      const { collection, slot } = pool;
      const { body: fresh } = await rerollApi.initQueryClient(queryClient).pool.fetchQuery({
        queryKey: [...economyKeys.pools(), `${collection}/${slot}`, 'reroll'],
        queryData: { params: { collection, slot }, fetchOptions: withSendTimeout() },
        staleTime: 0,
      });
      store.review([rerollStep(fresh, stake, address, commitment)], labelsOfTraits(stake));
    },
  });
  const send = useSendOnce({
    mutateAsync: () =>
      preparation.mutateAsync({ body: { kind: 'reroll' }, fetchOptions: withSendTimeout() }),
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
      <p key="limit">
        You’ve re-rolled {REROLL_LIMIT} times in {REROLL_HOURS} hours, which is the limit
        {nextAt === null ? '.' : `. Come back after ${momentText(new Date(nextAt))}.`}
      </p>
    );
  const cost = stake.length === 1 ? REROLL_CREDITS : UPGRADE_CREDITS;
  const balance = credits.data && credits.data.subscription.amount + credits.data.vanilla.amount;
  if (balance !== undefined && balance < cost)
    return (
      <p key="short">
        This costs {cost} credits, and you have {balance}.{' '}
        <Link to={paths.subscriptions} className="underline underline-offset-4">
          Get credits
        </Link>
      </p>
    );
  const tier = drawnTier(stake);
  const [section] = now.data === undefined ? [] : rerollTable(now.data, tier).sections;
  const coming = section?.rows.reduce((sum, { quantity }) => sum + quantity, 0);
  if (now.data?.isOpen === false)
    return (
      <p key="closed">
        This pool isn’t open yet: it opens with {POOL_OPENS_AT} different traits in it. You can give
        it one.
      </p>
    );
  if (coming === 0)
    return (
      <p>
        The pool has nothing of the next tier now. Come back later, or re-roll one edition instead.
      </p>
    );
  const [joins, ...burned] = stake;
  return (
    <ActionForm onReview={() => send(undefined)} isWaiting={preparation.isPending}>
      <AmountRows
        rows={[
          { label: 'Joins the pool', value: joins === undefined ? '' : nameOf(joins) },
          ...burned.map((trait, place) => ({
            id: `burned ${place}`,
            label: 'Burned for good',
            value: nameOf(trait),
          })),
          { label: 'Editions you could get', value: coming === undefined ? '…' : String(coming) },
          { label: 'Cost', value: `${cost} credits` },
          ...(balance === undefined
            ? []
            : [{ label: 'Your credits afterwards', value: String(balance - cost) }]),
          {
            label: `Re-rolls left in ${REROLL_HOURS} hours`,
            value: `${REROLL_LIMIT - rerolled - 1} of ${REROLL_LIMIT}`,
          },
        ]}
      />
      {preparation.error && (
        <QueryFailure
          title="Couldn’t prepare the re-roll"
          error={preparation.error}
          isRetrying={preparation.isPending}
          onRetry={() => send(undefined)}
        />
      )}
    </ActionForm>
  );
}
