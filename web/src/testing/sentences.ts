import { buildOrder, type TraitCommitment } from '@trait-market/contract/economy/typed-data';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { bobAddress } from '@trait-market/contract/fixtures/users';

import { shortenAddress } from '@/lib/format/shorten-address';
import { sentencesOf, type Signable } from '@/features/actions/messages/signed-messages';
import { labelAssets, labelsOfOrder, type Labels } from '@/features/actions/messages/text/labels';

/** The trait that these sentences are about. */
export const { token, tokenId } = divingHelmetDetail;

/** The contract of the avatars. */
export const { token: avatars } = fathom7;

/** The names that the sentences use. */
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

/** As a name stands in a sentence: quoted, with where it is. */
export const called = (name: string, number = tokenId, contract = token) =>
  `“${name}” (${shortenAddress(contract)} #${number})`;

/** What is worn is of its avatar, and has no contract beside it. */
export const wornCalled = (name: string, number = tokenId) => `“${name}” (#${number})`;

/** As it is called in a sentence: a loose diving helmet. */
export const helmet = called('Brass Diving Helmet');

/** A pair of eyes. */
export const eyes = called('Crimson Laser Eyes', '2');

/** The helmet while an avatar wears it. */
export const wornHelmet = wornCalled('Brass Diving Helmet');

/** The avatar. */
export const fathom = called('Fathom Club #7', '7', avatars);

/** Who gets the fees, as a sentence names them. */
export const [market = '', artists = ''] = divingHelmetDetail.fees.map(({ recipient }) =>
  shortenAddress(recipient),
);

/** An order to be signed, without promises. */
export const order = (components: ReturnType<typeof buildOrder>): Signable => ({
  kind: 'order',
  chainId: 1,
  components,
  commitments: [],
});

/** All sentences about what is signed, a line each. */
export const told = (signable: Signable, names = labels) => sentencesOf(signable, names).join('\n');

/** A fulfilment by Bob, to be signed. */
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

/** That the avatar wears the helmet. */
export const commitments = [
  { token: avatars, avatarId: '7', slot: 'headwear' as const, traitId: tokenId },
];
