import { isSameAddress } from '@trait-market/contract/shared';

import { openedPath } from '@/lib/economy/draws/pack-paths';
import { fetchOwnPacks } from '@/lib/economy/draws/packs-queries';
import { isDrawWaiting } from '@/lib/economy/draws/use-waiting-draw';
import { shortenAddress } from '@/lib/format/shorten-address';

import { sendDraw } from '../messages/draw-refusal';
import { fetchCommitment } from '../messages/fetch-commitment';
import { type MessageDefinition, givesTrait } from '../messages/message';
import { market, send } from '../messages/send';
import { storeAcceptance } from '../messages/store-acceptance';
import type { ActionSummary } from '../messages/summary';
import { packsText } from '../messages/text/labels';
import { validityText, partsSentence } from '../messages/text/validity-text';
import { defineAction } from '../shared/action';
import { cancelsOwn } from '../shared/matching';
import { DropSubject } from '../shared/subject/drop-subject';
import { PICTURED, TraitPictures } from '../shared/subject/trait-pictures';
import { Form } from './form';
import { openable, type PackOpenStep, preparedOpening } from './opening';

const OPENED: ActionSummary = { title: 'Opening', words: '', rows: [] };

const packOpenMessage: MessageDefinition<PackOpenStep> = {
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
    return OPENED;
  },
  resultPage: openedPath,
};

export const openPacks = defineAction<'openPacks'>({
  Form,
  Subject: ({ action: { drop } }) => (
    <>
      <DropSubject drop={drop} />
      <TraitPictures title="Could come out" traits={(drop.preview ?? []).slice(0, PICTURED)} />
    </>
  ),
  messages: { packOpen: packOpenMessage },
  steps: {
    packOpen: ({ message }, { action, address }) =>
      isSameAddress(message.owner, address) && message.drop === action.drop.id,
    cancel: cancelsOwn,
  },
  chains: ({ drop }) => [drop.chainId],
  backLabel: ({ packs }) => (packs === 1 ? undefined : 'Choose how many'),
  /** Opens a single pack with the review. The form asks how many of several, or what's missing. */
  prepare: ({ drop, packs }, context) => {
    if (packs !== 1) return undefined;
    const load = async () => {
      const { address, queryClient } = context;
      const [own, isWaiting] = await Promise.all([
        fetchOwnPacks(queryClient, address),
        isDrawWaiting(queryClient, { drop: drop.id }, address),
      ]);
      const { most } = openable(own, drop);
      if (most <= 0 || isWaiting) return undefined;
      const commitment = await fetchCommitment('pack', queryClient);
      return preparedOpening({ drop, count: packs, commitment }, context);
    };
    return load();
  },
  // Any trait of the collection could be drawn and make orders fillable again.
  wakes: ({ drop }) => [givesTrait(({ collection }) => collection === drop.collection)],
});
