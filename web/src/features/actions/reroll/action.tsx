import type { Beacon } from '@trait-market/contract/economy/beacon';
import { type Commitment, tableHash } from '@trait-market/contract/economy/draws';
import {
  nextTier,
  REROLL_CREDITS,
  type RerollPoolDetail,
  rerollTable,
  UPGRADE_CREDITS,
  POOL_OPENS_AT,
  REROLL_HOURS,
  REROLL_LIMIT,
} from '@trait-market/contract/economy/reroll';
import { type Tier, tierOf } from '@trait-market/contract/economy/shared';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import { type WalletAddress, isSameAddress } from '@trait-market/contract/shared';
import { bytesToHex } from 'viem';
import { useQueryClient } from '@tanstack/react-query';

import { rerolledPath } from '@/lib/economy/draws/reroll-paths';
import { shortenAddress } from '@/lib/format/shorten-address';
import { sealedPool } from '@/components/draw/sealed-pool';
import { WaitingDrawNote } from '@/components/draw/waiting-draw-note';
import { AmountRows } from '@/components/economy/prices/amount-rows';
import { Button } from '@/components/ui/button';
import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';
import { useCredits } from '@/lib/credits';
import { useAppConfig } from '@/config/app-config-context';
import { loadBeacon } from '@/lib/economy/draws/load-beacon';
import { drawsApi } from '@/lib/economy/draws/draws-api';
import { economyKeys } from '@/lib/economy/queries/keys';
import { rerollApi } from '@/lib/economy/draws/reroll-api';
import { useOwnRerolls, usePool } from '@/lib/economy/draws/reroll-queries';
import { useWaitingDraw } from '@/lib/economy/draws/use-waiting-draw';
import { momentText } from '@/lib/format/dates';
import { plainText } from '@/lib/format/plain-text';
import { useSendOnce } from '@/lib/use-send-once';

import { type MessageDefinition, givesTrait } from '../messages/message';
import { nameOf, labelsOfTraits } from '../messages/text/labels';
import { validityText, partsSentence } from '../messages/text/validity-text';
import { sendDraw } from '../messages/draw-refusal';
import { NO_ROUND, roundsOf } from '../messages/round';
import { type StepOf, newStep } from '../messages/step';
import { market, send, withSendTimeout } from '../messages/send';
import { assertUnused } from '../messages/used-commitments';
import { type ActionOf, type FormProps, type ResultProps, defineAction } from '../shared/action';
import { storeAcceptance } from '../messages/store-acceptance';
import { SealedResult } from '../shared/sealed-result';
import { StakeSubject } from '../shared/subject/stake-subject';
import { ActionForm } from '../shared/form/action-form';
import { Missing } from '../shared/form/missing';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { cancelsOwn } from '../shared/matching';

type RerollStep = StepOf<'reroll'>;

/** Returns the tier drawn for three staked editions; undefined for a single edition. */
const drawnTier = (stake: readonly OwnedTrait[]): Tier | undefined => {
  const [first] = stake;
  if (first === undefined || stake.length === 1) return undefined;
  return nextTier(first.tier ?? tierOf(first.editions));
};

const creditsFor = (stake: readonly unknown[]): number =>
  stake.length === 1 ? REROLL_CREDITS : UPGRADE_CREDITS;

/** Creates the step to sign: the displayed pool, the provider's commitment and new random bytes. */
export const rerollStep = (
  pool: RerollPoolDetail,
  stake: readonly OwnedTrait[],
  owner: WalletAddress,
  { commitment }: Commitment,
  beacon: Beacon,
): RerollStep => ({
  ...newStep('reroll', pool.chainId, {
    owner,
    token: pool.token,
    slot: pool.slot,
    stake: stake.map(({ tokenId }) => tokenId),
    commitment,
    table: tableHash(rerollTable(pool, drawnTier(stake))),
    entropy: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    beacon: beacon.hash,
    round: NO_ROUND,
    highestCredits: String(creditsFor(stake)),
  }),
  rounds: roundsOf(beacon, pool.asOf, Date.now()),
});

export const rerollMessage: MessageDefinition<RerollStep> = {
  noun: () => 're-roll',
  sentences: (step, labels) => {
    const { token, stake, highestCredits, table } = step.message;
    const named = (tokenId: string) => nameOf(labels, { kind: 'trait', token, tokenId });
    const [joins = '', ...burned] = stake;
    return [
      ...(burned.length === 0
        ? [`You put in ${named(joins)} and get one edition out of the pool. This can’t be undone.`]
        : [
            `You put in ${named(joins)}, which joins the pool.`,
            `You burn ${burned.map((id) => named(id)).join(' and ')}: gone for good.`,
            'You get one edition of the next tier out of the pool. This can’t be undone.',
          ]),
      `It costs at most ${highestCredits} credits.`,
      `What you get is drawn from exactly the pool as it is now (${shortenAddress(table)}). If it changes first, nothing happens and you keep everything.`,
      partsSentence(step.message),
      validityText(step),
    ];
  },
  send: async (step, signature) => {
    const draw = await sendDraw({ step, signature }, () =>
      send(market.reroll.reroll, step, signature),
    );
    void storeAcceptance(draw);
    return draw.state === 'drawn'
      ? {
          title: 'Your re-roll is done',
          words: 'Reveal your new trait. Your browser verifies the draw first.',
          rows: [],
        }
      : {
          title: 'Your re-roll is in',
          words: 'The public beacon decides in a few seconds. Watch it on the next page.',
          rows: [],
        };
  },
  resultLink: (hash) => ({ to: rerolledPath(hash), label: 'Reveal' }),
};

const traitNameOf = ({ value }: OwnedTrait): string => plainText(value) || 'Unnamed trait';

function Form({ action: { pool, stake }, address, store, onStart }: FormProps<ActionOf<'reroll'>>) {
  const own = useOwnRerolls(address);
  const credits = useCredits();
  const now = usePool(`${pool.collection}/${pool.slot}`);
  const { waiting, refetch } = useWaitingDraw(pool, address);
  const queryClient = useQueryClient();
  const { beaconHash } = useAppConfig();
  const preparation = drawsApi.commit.useMutation({
    // The user's random bytes come after this: the provider must commit to its part first.
    onSuccess: async ({ body: commitment }) => {
      assertUnused(commitment);
      const { collection, slot } = pool;
      const { body: fresh } = await rerollApi.initQueryClient(queryClient).pool.fetchQuery({
        queryKey: [...economyKeys.pools(), `${collection}/${slot}`, 'reroll'],
        queryData: { params: { collection, slot }, fetchOptions: withSendTimeout() },
        staleTime: 0,
      });
      const beacon = await loadBeacon(queryClient, beaconHash);
      store.review([rerollStep(fresh, stake, address, commitment, beacon)], labelsOfTraits(stake));
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
          nextAt === null ? '' : ` Come back after ${momentText(new Date(nextAt))}.`
        }`}
      >
        <NextLink to={`${paths.marketOf(pool.collection)}&slot=${pool.slot}`}>
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
  const balance = credits.data.subscription.amount + credits.data.vanilla.amount;
  if (balance < cost)
    return (
      <Missing key="short" words={`This costs ${cost} credits, and you have ${balance}.`}>
        <NextLink to={paths.subscriptions}>Get credits</NextLink>
      </Missing>
    );
  const [joins, ...burned] = stake;
  const tier = drawnTier(stake);
  const [section] = now.data === undefined ? [] : rerollTable(now.data, tier).sections;
  const coming = section?.rows.reduce((sum, { quantity }) => sum + quantity, 0);
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
  if (coming === 0)
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
      isBlocked={waiting !== undefined}
    >
      <AmountRows
        rows={[
          { label: 'Joins the pool', value: joins === undefined ? '' : traitNameOf(joins) },
          ...burned.map((trait, place) => ({
            id: `burned ${place}`,
            label: 'Burned for good',
            value: traitNameOf(trait),
          })),
          { label: 'Editions you could get', value: coming === undefined ? '…' : String(coming) },
          { label: 'Cost', value: `${cost} credits` },
          { label: 'Your credits afterwards', value: String(balance - cost) },
          {
            label: `Re-rolls left in ${REROLL_HOURS} hours`,
            value: `${REROLL_LIMIT - rerolled - 1} of ${REROLL_LIMIT}`,
          },
        ]}
      />
      <WaitingDrawNote draw={waiting} address={address} />
      {preparation.error && (
        <QueryFailure
          title="Couldn’t prepare the re-roll"
          error={preparation.error}
          isRetrying={preparation.isPending}
          onRetry={() => prepare(undefined)}
        />
      )}
    </ActionForm>
  );
}

function Result({ action: { pool } }: ResultProps<ActionOf<'reroll'>>) {
  return <SealedResult sealed={sealedPool(pool)} />;
}

export const reroll = defineAction<'reroll'>({
  Form,
  Subject: ({ action: { pool, stake } }) => <StakeSubject pool={pool} stake={stake} />,
  messages: { reroll: rerollMessage },
  steps: {
    reroll: ({ message }, { action: { pool, stake }, address }) =>
      isSameAddress(message.owner, address) &&
      isSameAddress(message.token, pool.token) &&
      message.slot === pool.slot &&
      message.stake.join() === stake.map(({ tokenId }) => tokenId).join() &&
      Number(message.highestCredits) === creditsFor(stake),
    cancel: cancelsOwn,
  },
  chains: ({ pool }) => [pool.chainId],
  Result,
  // Any trait of the pool could be drawn and make orders fillable again.
  wakes: ({ pool }) => [
    givesTrait(({ collection, slot }) => collection === pool.collection && slot === pool.slot),
  ],
});
