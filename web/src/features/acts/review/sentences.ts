import type { Labels } from '../signing/labels';
import type { Signable } from '../signing/signable';
import { acceptSentences } from './accept-sentences';
import { approvalSentences } from './approval-sentences';
import { cancelAllSentences, cancelSentences } from './cancel-sentences';
import { convertSentences } from './convert-sentences';
import { creditSentences } from './credit-sentences';
import { batchFacts, dressSentences, undoSentences } from './dress-sentences';
import { lightSentences } from './light-sentences';
import { orderSentences } from './order-sentences';
import { packSentences } from './pack-sentences';
import { rerollSentences } from './reroll-sentences';

/** What signing it means, read from what is signed itself, in plain sentences. */
export const sentencesOf = (signable: Signable, labels: Labels): string[] => {
  switch (signable.kind) {
    case 'order':
      return orderSentences(signable, labels);
    case 'fulfilment':
      return acceptSentences(signable, labels);
    case 'cancel':
      return cancelSentences(signable);
    case 'cancelAll':
      return cancelAllSentences(signable);
    case 'wrap':
    case 'unwrap':
      return convertSentences(signable);
    case 'subscribe':
    case 'buyCredits':
      return creditSentences(signable);
    case 'packBuy':
    case 'packOpen':
      return packSentences(signable);
    case 'burn':
    case 'withdrawBurn':
      return lightSentences(signable, labels);
    case 'reroll':
    case 'poolGive':
      return rerollSentences(signable, labels);
    case 'approval':
      return approvalSentences(signable, labels);
    case 'dress':
      return dressSentences(signable, labels);
    case 'dressBatch': {
      const { about, avatars } = batchFacts(signable, labels);
      return [
        ...about,
        ...avatars.flatMap((avatar) => [`You change ${avatar.name}.`, ...avatar.sentences]),
      ];
    }
    case 'undoDress':
      return undoSentences(signable, labels);
  }
};
