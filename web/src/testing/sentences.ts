import { buildOrder, type TraitCommitment } from '@trait-market/contract/economy/typed-data';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { bobAddress } from '@trait-market/contract/fixtures/users';

import { shortenAddress } from '@/lib/format/shorten-address';
import type { Signable } from '@/features/actions/messages/step';
import { sentencesOf } from '@/features/actions/messages/signed-messages';
import { labelAssets, labelsOfOrder, type Labels } from '@/features/actions/messages/text/labels';

import { loadActions } from './actions/load-actions';

await loadActions();

export const { token, tokenId } = divingHelmetDetail;

export const { token: avatars } = fathom7;

export const labels: Labels = {
  ...labelsOfOrder(listing),
  assets: labelAssets([
    { kind: 'trait', token, tokenId, name: 'Brass Diving Helmet' },
    { kind: 'trait', token, tokenId: '2', name: 'Crimson Laser Eyes' },
    { kind: 'avatar', token: avatars, tokenId: '7', name: 'Fathom Club #7' },
    { kind: 'worn', token: avatars, tokenId, name: 'Brass Diving Helmet' },
    { kind: 'worn', token: avatars, tokenId: '2', name: 'Crimson Laser Eyes' },
  ]),
};

export const quotedName = (name: string, number = tokenId, contract = token) =>
  `“${name}” (${shortenAddress(contract)} #${number})`;

export const quotedWornName = (name: string, number = tokenId) => `“${name}” (#${number})`;

export const helmet = quotedName('Brass Diving Helmet');

export const eyes = quotedName('Crimson Laser Eyes', '2');

export const wornHelmet = quotedWornName('Brass Diving Helmet');

export const fathom = quotedName('Fathom Club #7', '7', avatars);

export const [market = '', artists = ''] = divingHelmetDetail.fees.map(({ recipient }) =>
  shortenAddress(recipient),
);

export const order = (components: ReturnType<typeof buildOrder>): Signable => ({
  kind: 'order',
  chainId: 1,
  components,
  commitments: [],
});

export const sentencesText = (signable: Signable, names = labels) =>
  sentencesOf(signable, names).join('\n');

export const fulfilment = (
  terms: ReturnType<typeof buildOrder>,
  message: { quantity: string; highestPrice: string; lowestProceeds: string },
  commitments: TraitCommitment[] = [],
): Signable => ({
  kind: 'fulfilment',
  chainId: 1,
  terms,
  commitments,
  message: {
    orderHash: listing.hash,
    fulfiller: bobAddress,
    nonce: '1',
    deadline: '1795219200',
    ...message,
  },
});

export const offer = buildOrder({ ...listingTerms, kind: 'offer', commitments: [] });

export const trade = buildOrder({
  ...listingTerms,
  kind: 'trade',
  gives: [{ kind: 'trait', token, tokenId: '2', quantity: 2n }],
  gets: [{ kind: 'trait', token, tokenId, quantity: 1n }],
  commitments: [],
});

export const commitments = [
  { token: avatars, avatarId: '7', slot: 'headwear' as const, traitId: tokenId },
];
