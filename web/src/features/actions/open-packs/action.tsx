import type { Beacon } from '@trait-market/contract/economy/beacon';
import { type Commitment, type Draw, tableHash } from '@trait-market/contract/economy/draws';
import { boxTable, type DropDetail } from '@trait-market/contract/economy/drops';
import { type WalletAddress, isSameAddress } from '@trait-market/contract/shared';
import { bytesToHex } from 'viem';
import { useQueryClient } from '@tanstack/react-query';
import { MAX_PACKS_OPENED } from '@trait-market/contract/economy/actions';
import { OPENED_LIMIT } from '@trait-market/contract/economy/packs';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { useRef } from 'react';

import { openedPath } from '@/lib/economy/draws/pack-paths';

import { shortenAddress } from '@/lib/format/shorten-address';
import { AmountRows } from '@/components/economy/prices/amount-rows';
import { WaitingDrawNote } from '@/components/draw/waiting-draw-note';
import { NextLink } from '@/components/next-link';
import { Button } from '@/components/ui/button';
import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';
import { useAppConfig } from '@/config/app-config-context';
import { loadBeacon } from '@/lib/economy/draws/load-beacon';
import { drawsApi } from '@/lib/economy/draws/draws-api';
import { dropsApi } from '@/lib/economy/draws/drops-api';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useOwnPacks } from '@/lib/economy/draws/packs-queries';
import { useWaitingDraw } from '@/lib/economy/draws/use-waiting-draw';
import { momentText } from '@/lib/format/dates';
import { useSendOnce } from '@/lib/use-send-once';

import { type MessageDefinition, givesTrait } from '../messages/message';
import { validityText, partsSentence } from '../messages/text/validity-text';
import type { ActionSummary } from '../messages/summary';
import { sendDraw } from '../messages/draw-refusal';
import { NO_ROUND, roundsOf } from '../messages/round';
import { type StepOf, newStep } from '../messages/step';
import { market, send, withSendTimeout } from '../messages/send';
import { assertUnused } from '../messages/used-commitments';
import { type ActionOf, type FormProps, type ResultProps, defineAction } from '../shared/action';
import { storeAcceptance } from '../messages/store-acceptance';
import { SealedResult } from '../shared/sealed-result';
import { DropSubject } from '../shared/subject/drop-subject';
import { sealedDrop } from '@/components/draw/sealed-drop';
import { ActionForm } from '../shared/form/action-form';
import { QuantityField } from '../shared/form/fields';
import { Missing } from '../shared/form/missing';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { useActionValues } from '../shared/form/use-action-values';
import { labelsOfDrop, packsText } from '../messages/text/labels';
import { cancelsOwn } from '../shared/matching';
import { readCount } from '../shared/form/form-values';

type PackOpenStep = StepOf<'packOpen'>;

/** Signs the displayed contents, the provider's commitment and new random bytes. */
export const packOpenStep = (
  drop: DropDetail,
  count: number,
  owner: WalletAddress,
  { commitment }: Commitment,
  beacon: Beacon,
): PackOpenStep => ({
  ...newStep('packOpen', drop.chainId, {
    owner,
    drop: drop.id,
    packs: String(count),
    commitment,
    table: tableHash(boxTable(drop, 'left')),
    entropy: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    beacon: beacon.hash,
    round: NO_ROUND,
  }),
  rounds: roundsOf(beacon, drop.asOf, Date.now()),
});

const openedSummary = ({ signed, state }: Draw): ActionSummary => {
  const count = signed.kind === 'pack' ? Number(signed.message.packs) : 1;
  return state === 'drawn'
    ? {
        title: count === 1 ? 'Your pack is open' : `Your ${count} packs are open`,
        words: 'Look inside. Your browser verifies the draw first.',
        rows: [],
      }
    : {
        title: count === 1 ? 'Your pack is opening' : `Your ${count} packs are opening`,
        words: 'The public beacon decides in a few seconds. Watch it on the next page.',
        rows: [],
      };
};

export const packOpenMessage: MessageDefinition<PackOpenStep> = {
  noun: () => 'opening',
  sentences: (step, labels) => {
    const { drop, packs: count, table } = step.message;
    return [
      `You open ${packsText(labels, drop, count)}. This can’t be undone.`,
      `What you get is drawn from exactly what’s left now (${shortenAddress(table)}). If someone opens a pack before you, nothing is opened and you keep yours.`,
      partsSentence(step.message),
      'It’s free.',
      validityText(step),
    ];
  },
  send: async (step, signature) => {
    const draw = await sendDraw({ step, signature }, () =>
      send(market.packs.open, step, signature),
    );
    void storeAcceptance(draw);
    return openedSummary(draw);
  },
  resultLink: (hash) => ({ to: openedPath(hash), label: 'Look inside' }),
};

function Form({ action: { drop }, address, store, onStart }: FormProps<ActionOf<'openPacks'>>) {
  const { read, setTried } = useActionValues(store);
  const own = useOwnPacks(address);
  const { waiting, refetch } = useWaitingDraw({ drop: drop.id }, address);
  const queryClient = useQueryClient();
  const { beaconHash } = useAppConfig();
  const packs = useRef(0);
  const preparation = drawsApi.commit.useMutation({
    // The user's random bytes come after this: the provider must commit to its part first.
    onSuccess: async ({ body: commitment }) => {
      assertUnused(commitment);
      const { body: now } = await dropsApi.initQueryClient(queryClient).detail.fetchQuery({
        queryKey: [...economyKeys.drops(), drop.id, 'opening'],
        queryData: { params: { id: drop.id }, fetchOptions: withSendTimeout() },
        staleTime: 0,
      });
      if (tableHash(boxTable(now, 'left')) !== now.left.toLowerCase())
        throw new UnreadableOrder('What’s shown as left doesn’t match what would be signed.');
      const beacon = await loadBeacon(queryClient, beaconHash);
      store.review(
        [packOpenStep(now, packs.current, address, commitment, beacon)],
        labelsOfDrop(now),
      );
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
  const { items, opened, nextAt } = own.data;
  const unopened = items.find((one) => one.drop.id === drop.id)?.unopened ?? 0;
  const most = Math.min(MAX_PACKS_OPENED, unopened, OPENED_LIMIT - opened);
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
          nextAt === null ? '' : ` Come back after ${momentText(new Date(nextAt))}.`
        }`}
      >
        <NextLink to={paths.marketOf(drop.collection)}>Look for its traits on the market</NextLink>
      </Missing>
    );
  const { value: count, field } = read('packs', readCount(most), '1');
  const review = () => {
    setTried(true);
    if (count !== undefined) prepare(count);
  };
  return (
    <ActionForm
      chains={[drop.chainId]}
      onReview={review}
      isWaiting={preparation.isPending}
      isBlocked={waiting !== undefined}
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

function Result({ action: { drop } }: ResultProps<ActionOf<'openPacks'>>) {
  return <SealedResult sealed={sealedDrop(drop)} />;
}

export const openPacks = defineAction<'openPacks'>({
  Form,
  Subject: ({ action }) => <DropSubject drop={action.drop} />,
  messages: { packOpen: packOpenMessage },
  steps: {
    packOpen: ({ message }, { action, address }) =>
      isSameAddress(message.owner, address) && message.drop === action.drop.id,
    cancel: cancelsOwn,
  },
  chains: ({ drop }) => [drop.chainId],
  Result,
  // Any trait of the collection could be drawn and make orders fillable again.
  wakes: ({ drop }) => [givesTrait(({ collection }) => collection === drop.collection)],
});
