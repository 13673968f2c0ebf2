import type { Order } from '@trait-market/contract/economy/orders';
import { dressBatchPlan } from '@trait-market/contract/fixtures/economy/benches';
import { criteriaProof } from '@trait-market/contract/economy/typed-data';
import { fathom7, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { plans } from '@trait-market/contract/fixtures/economy/credits';
import {
  anyFathomTerms,
  anyHatOffer,
  anyHatTerms,
  hatIds,
} from '@trait-market/contract/fixtures/economy/criteria';
import {
  listing,
  listingTerms,
  offer as offerOrder,
} from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { bobAddress } from '@trait-market/contract/fixtures/users';

import { readActionDraft, type ActionDraft } from '@/features/actions/dialog/signing/action-draft';
import { NO_LABELS } from '@/features/actions/messages/text/labels';
import { acceptanceStep } from '@/features/actions/messages/accept-offers';
import { cartStep } from '@/features/actions/messages/cart';
import { convertStep } from '@/features/actions/messages/convert';
import { buyCreditsStep } from '@/features/actions/buy-credits/action';
import { subscribeStep } from '@/features/actions/subscribe/action';
import { dressBatchStep } from '@/features/actions/dress-batch/action';
import { fulfilmentStep } from '@/features/actions/messages/fulfilment';
import { orderStep } from '@/features/actions/messages/order';

import { loadActions } from './load-actions';

await loadActions();

export const bought: Order = listing;

export const purchase = (): ActionDraft => ({
  address: bobAddress,
  action: { kind: 'buy', order: bought },
  page: '/',
  values: { quantity: '1' },
  labels: NO_LABELS,
  steps: [convertStep('unwrap', 1, 5n, bobAddress), fulfilmentStep(bought, 1n, bobAddress)],
  at: 0,
  wasAsked: false,
});

export const offer = (): ActionDraft => ({
  ...purchase(),
  action: { kind: 'offer', traitId: 'helmet' },
  steps: [orderStep({ ...listingTerms, kind: 'offer', maker: bobAddress, commitments: [] })],
});

const avatarTerms = {
  ...listingTerms,
  maker: bobAddress,
  asset: { kind: 'avatar', token: fathom7.token, tokenId: fathom7.tokenId },
  commitments: [],
} as const;
const avatar = { collection: fathom7.collection, tokenId: fathom7.tokenId };

export const avatarOffer = (): ActionDraft => ({
  ...purchase(),
  action: { kind: 'offerAvatar', ...avatar },
  steps: [orderStep({ ...avatarTerms, kind: 'offer' })],
});

export const avatarListing = (): ActionDraft => ({
  ...purchase(),
  action: { kind: 'listAvatar', ...avatar },
  steps: [orderStep({ ...avatarTerms, kind: 'listing' })],
});

const { salt: _salt, ...anyHatUnsalted } = anyHatTerms;

export const offerForAny = (): ActionDraft => ({
  ...purchase(),
  action: { kind: 'offerAny', collection: 'fathom-club' },
  steps: [orderStep(anyHatUnsalted, { slot: 'headwear', tokenIds: hatIds })],
});

const { salt: _avatarSalt, ...anyFathomUnsalted } = anyFathomTerms;

export const offerForAnyAvatar = (): ActionDraft => ({
  ...purchase(),
  action: { kind: 'offerAnyAvatar', collection: 'fathom-club' },
  steps: [orderStep(anyFathomUnsalted)],
});

const [basic, , elite] = plans.plans;
const [fifty, twoHundred] = plans.bundles;
if (!basic || !elite || !fifty || !twoHundred) throw new Error('There are too few plans.');
export const boughtPlan = basic;
export const otherPlan = elite;
export const otherBundle = twoHundred;

export const plan = (): ActionDraft => ({
  ...purchase(),
  action: { kind: 'subscribe', plan: basic },
  steps: [convertStep('unwrap', 137, 5n, bobAddress), subscribeStep(basic, 137, bobAddress)],
});

export const bundle = (): ActionDraft => ({
  ...purchase(),
  action: { kind: 'buyCredits', bundle: fifty },
  steps: [buyCreditsStep(fifty, 1, bobAddress)],
});

export const several = (): ActionDraft => ({
  ...purchase(),
  action: { kind: 'buySeveral', lines: [{ order: bought, quantity: 1 }] },
  steps: [
    convertStep('unwrap', 1, 5n, bobAddress),
    cartStep([{ order: bought, quantity: 1 }], bobAddress, { allRequired: false }),
  ],
  missed: [{ at: 1, id: bought.hash, title: 'Someone else got it first' }],
});

const ownedHelmet = inventoryPage.items.flatMap((item) =>
  item.kind === 'trait' && item.trait.tokenId === divingHelmetDetail.tokenId ? item.trait : [],
)[0];
if (!ownedHelmet) throw new Error('The inventory has no helmet.');
const { tokenId } = ownedHelmet;

export const acceptance = (): ActionDraft => ({
  ...purchase(),
  action: {
    kind: 'acceptSeveral',
    lines: [{ order: offerOrder }, { order: anyHatOffer, trait: ownedHelmet }],
    allRequired: false,
  },
  steps: [
    acceptanceStep(
      [
        { order: offerOrder },
        { order: anyHatOffer, given: { tokenId, proof: criteriaProof(hatIds, tokenId) ?? [] } },
      ],
      bobAddress,
      { allRequired: false },
    ),
  ],
});

const [seven] = dressBatchPlan.dressings;
if (!seven) throw new Error('The plan dresses no avatar.');
const two = {
  ...dressBatchPlan,
  dressings: [seven, { ...seven, avatar: { ...seven.avatar, tokenId: '8' } }],
};

export const batch = (): ActionDraft => ({
  ...purchase(),
  action: { kind: 'dressBatch', plan: two },
  steps: [dressBatchStep(two, bobAddress)],
});

export const restored = () => readActionDraft(bobAddress);

const signatureOf = (byte: string) => `0x${byte.repeat(65)}` as const;

const toSign = purchase();

/** Returns the draft of a purchase that Bob has signed. `byte` makes its signature unique. */
export const signedPurchase = (byte: string, signedAt?: number): ActionDraft => ({
  ...toSign,
  signature: signatureOf(byte),
  ...(signedAt !== undefined && { signedAt }),
});
