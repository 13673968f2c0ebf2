import { isSameAddress } from '@trait-market/contract/shared';

import type { Wakes } from '../messages/message';
import { labelsOfConstruction } from '../messages/text/labels';
import type { ActionDefinition, ActionOf } from '../shared/action';
import { cancelsOwn, isSameHash } from '../shared/matching';
import { givesTrait } from '../shared/wakes';
import { undoDressStep } from '../messages/undo-dress';

export const undoDress: ActionDefinition<ActionOf<'undoDress'>> = {
  steps: {
    undoDress: ({ message }, { action, address }) =>
      isSameAddress(message.owner, address) &&
      isSameHash(message.dressHash, action.construction.actHash),
    cancel: cancelsOwn,
  },
  chains: ({ construction }) => [construction.chainId],
  prepare: ({ construction }, { address }) => ({
    steps: [undoDressStep(construction, address)],
    labels: labelsOfConstruction(construction),
  }),
  hasForm: () => false,
  wakes: ({ construction: { before, after, avatar } }) => {
    const comesLoose = new Set(after.wear.filter((id) => !before.wear.includes(id)));
    const wearsAgain: Wakes = ({ commitments }, lack) =>
      lack === 'look' && commitments.some(({ avatarId }) => avatarId === avatar.tokenId);
    return [givesTrait(({ id }) => comesLoose.has(id)), wearsAgain];
  },
};
