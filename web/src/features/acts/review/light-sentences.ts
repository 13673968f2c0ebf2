import { WITHDRAW_MINUTES } from '@trait-market/contract/economy/burns';

import { quotedName } from '@/lib/format/quoted-name';
import { shortenAddress } from '@/lib/format/shorten-address';

import { assetName, type Labels } from '../signing/labels';
import type { Signable } from '../signing/signable';
import { onceText } from './once-text';

type LightAct = Extract<Signable, { kind: 'burn' | 'withdrawBurn' }>;

/** Giving editions to the Light and taking them back in plain sentences, read from what is signed. */
export const lightSentences = (signable: LightAct, labels: Labels): string[] => {
  if (signable.kind === 'burn') {
    const { token, tokenId, name, quantity } = signable.message;
    const [them, theyre] = quantity === '1' ? ['it', 'it’s'] : ['all of them', 'they’re'];
    return [
      `You burn ${quantity} ${quantity === '1' ? 'edition' : 'editions'} of ${assetName(name, { kind: 'trait', token, tokenId })}.`,
      `For ${WITHDRAW_MINUTES} minutes ${theyre} locked in the Light, and you can take ${them} back with another signature.`,
      `After that ${theyre} gone for good. Neither you nor we can bring ${them} back.`,
      'You get nothing for it but a certificate, and you pay nothing.',
      onceText(signable),
    ];
  }
  const { burnHash } = signable.message;
  const trait = quotedName(labels.burned?.[burnHash.toLowerCase()]);
  return [
    `You take back ${trait ?? 'what you gave to the Light'} (${shortenAddress(burnHash)}), every edition of it.`,
    'It’s loose in your wallet again, and nothing is burned.',
    `If the ${WITHDRAW_MINUTES} minutes are over when your signature arrives, it’s gone and stays gone.`,
    'It’s free.',
    onceText(signable),
  ];
};
