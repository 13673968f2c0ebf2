import { buildOrder, criteriaProof } from '@trait-market/contract/economy/typed-data';
import { anyHatOffer, anyHatTerms, hatIds } from '@trait-market/contract/fixtures/economy/criteria';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { describe, expect, test } from 'vitest';

import { tokenId, helmet, order, sentencesText } from '@/testing/sentences';

import { labelsOfOrder } from './labels';
import type { Signable } from '../step';

describe('an offer for any trait of a kind', () => {
  const offered = (criteria?: {
    tier?: 'epic';
    rarity?: 'rare';
    tokenIds: string[];
  }): Signable => ({
    kind: 'order',
    chainId: 1,
    components: anyHatOffer.components,
    commitments: [],
    ...(criteria && { criteria: { slot: 'headwear', ...criteria } }),
  });
  const hats = labelsOfOrder(anyHatOffer);

  test('E109 says how many of which kind, and that exactly these traits are signed', () => {
    const text = sentencesText(offered({ tokenIds: hatIds }), hats);
    expect(text).toContain('You offer 0.05 WETH each for 2 of “any headwear of Fathom Club” (');
    expect(text).toContain('2 traits fit. The seller chooses which one you get.');
    expect(text).toContain('checked that what you sign matches these traits.');
    expect(text).not.toContain('editions');
  });

  test('says when other traits are signed than are shown', () => {
    for (const shown of [offered({ tokenIds: ['7'] }), offered()])
      expect(sentencesText(shown, hats)).toContain(
        'What you sign doesn’t match these traits. Don’t sign it.',
      );
  });

  test('explains what a tier is', () => {
    expect(sentencesText(offered({ tier: 'epic', tokenIds: hatIds }), hats)).toContain(
      'Each of them has 6–9 editions.',
    );
  });

  test('E438 says that the offer stays for the traits that have the rarity now', () => {
    expect(sentencesText(offered({ rarity: 'rare', tokenIds: hatIds }), hats)).toContain(
      'They’re rare now. Your offer stays for these 2, even if their rarity changes.',
    );
  });

  test('for a whole collection, says that any trait of it counts', () => {
    const asset = { ...anyHatTerms.asset, criteria: '0' } as typeof anyHatTerms.asset;
    const text = sentencesText({
      ...order(buildOrder({ ...anyHatTerms, asset })),
    });
    expect(text).toContain('Any trait of this collection counts');
    expect(text).not.toContain('match');
  });

  test('E109 once accepted, names the trait that is given, and whether it fits', () => {
    const given = (identifier: string): Signable => ({
      kind: 'fulfilment',
      chainId: 1,
      terms: anyHatOffer.components,
      commitments: [],
      criteriaProof: criteriaProof(hatIds, tokenId) ?? [],
      message: {
        orderHash: anyHatOffer.hash,
        fulfiller: bobAddress,
        identifier,
        quantity: '1',
        highestPrice: '0',
        lowestProceeds: '1',
        nonce: '1',
        deadline: '1795219200',
      },
    });
    const text = sentencesText(given(tokenId));
    expect(text).toContain(`You sell 1 × ${helmet} to `);
    expect(text).toContain('Your browser checked that this trait fits.');
    expect(sentencesText(given('2'))).toContain('This trait doesn’t fit the offer. Don’t sign it.');
  });
});
