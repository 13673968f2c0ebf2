import { buildOrder, type TraitCommitment } from '@trait-market/contract/economy/typed-data';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { bobAddress } from '@trait-market/contract/fixtures/users';

import { shortenAddress } from '@/lib/format/shorten-address';
import { sentencesOf, type Signable } from '@/features/actions/messages/signed-messages';
import { labelAssets, labelsOfOrder, type Labels } from '@/features/actions/messages/text/labels';

/** The trait of these sentences. */
export const { token, tokenId } = divingHelmetDetail;

/** The contract of the avatars. */
export const { token: avatars } = fathom7;

/** The names used by the sentences. */
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

/** Returns a name as sentences show it: quoted, with its token and contract. */
export const quotedName = (name: string, number = tokenId, contract = token) =>
  `“${name}” (${shortenAddress(contract)} #${number})`;

/** Returns a worn trait's name, which has no contract. */
export const quotedWornName = (name: string, number = tokenId) => `“${name}” (#${number})`;

/** A loose diving helmet. */
export const helmet = quotedName('Brass Diving Helmet');

export const eyes = quotedName('Crimson Laser Eyes', '2');

/** The helmet worn by an avatar. */
export const wornHelmet = quotedWornName('Brass Diving Helmet');

export const fathom = quotedName('Fathom Club #7', '7', avatars);

/** The recipients of the fees, as sentences name them. */
export const [market = '', artists = ''] = divingHelmetDetail.fees.map(({ recipient }) =>
  shortenAddress(recipient),
);

/** Returns a signable order without promises. */
export const order = (components: ReturnType<typeof buildOrder>): Signable => ({
  kind: 'order',
  chainId: 1,
  components,
  commitments: [],
});

/** Returns all sentences about a signable action, one per line. */
export const sentencesText = (signable: Signable, names = labels) =>
  sentencesOf(signable, names).join('\n');

/** Returns a signable fulfilment by Bob. */
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

/** An offer for the helmet. */
export const offer = buildOrder({ ...listingTerms, kind: 'offer', commitments: [] });

/** A trade of the eyes for the helmet. */
export const trade = buildOrder({
  ...listingTerms,
  kind: 'trade',
  gives: [{ kind: 'trait', token, tokenId: '2', quantity: 2n }],
  gets: [{ kind: 'trait', token, tokenId, quantity: 1n }],
  commitments: [],
});

/** The condition that the avatar wears the helmet. */
export const commitments = [
  { token: avatars, avatarId: '7', slot: 'headwear' as const, traitId: tokenId },
];
