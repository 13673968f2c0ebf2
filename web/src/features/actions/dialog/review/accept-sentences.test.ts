import { buildOrder } from '@trait-market/contract/economy/typed-data';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { SlotSchema } from '@trait-market/contract/economy/shared';
import { describe, expect, test } from 'vitest';

import { shortenAddress } from '@/lib/format/shorten-address';
import {
  token,
  avatars,
  labels,
  quotedWornName,
  helmet,
  eyes,
  wornHelmet,
  fathom,
  market,
  order,
  sentencesText,
  fulfilment,
  offer,
  trade,
  commitments,
} from '@/testing/sentences';
import { labelAssets, type Labels } from '../../messages/text/labels';

test('a purchase says the most that you pay, taken from the message itself', () => {
  const message = { quantity: '2', highestPrice: '240000000000000000', lowestProceeds: '0' };
  const text = sentencesText(fulfilment(listing.components, message));
  expect(text).toContain(`You buy 2 × ${helmet} from`);
  expect(text).toContain('You pay 0.24 ETH (fees included).');
  expect(text).toContain(`0.006 ETH to the market (${market}) and 0.012 ETH to`);
});

test('accepting an offer says the least that you get', () => {
  const message = { quantity: '1', highestPrice: '0', lowestProceeds: '111000000000000000' };
  const text = sentencesText(fulfilment(offer, message));
  expect(text).toContain(`You sell 1 × ${helmet} to`);
  expect(text).toContain('You get at least 0.111 WETH, after fees.');
});

test('accepting a trade swaps its sides', () => {
  const message = { quantity: '1', highestPrice: '0', lowestProceeds: '0' };
  const text = sentencesText(fulfilment(trade, message));
  expect(text).toContain(`You give 1 × ${helmet} to`);
  expect(text).toContain(`You get 2 × ${eyes}.`);
});

describe('accepting a trade that gives an avatar', () => {
  const terms = {
    ...listingTerms,
    kind: 'trade' as const,
    gives: [{ kind: 'avatar' as const, token: avatars, tokenId: '7' }],
    gets: [{ kind: 'trait' as const, token, tokenId: '2', quantity: 1n }],
  };
  const message = { quantity: '1', highestPrice: '0', lowestProceeds: '0' };

  test('says what it must wear, from what was signed', () => {
    const text = sentencesText(
      fulfilment(buildOrder({ ...terms, commitments }), message, commitments),
    );
    expect(text).toContain(`You get ${fathom}.\nAn avatar comes with everything it wears.`);
    expect(text).toContain(`It’s valid only while ${fathom} wears ${wornHelmet} as its headwear.`);
  });

  test('says when nothing that it wears is promised', () => {
    const text = sentencesText(fulfilment(buildOrder({ ...terms, commitments: [] }), message));
    expect(text).toContain(`Nothing is promised about what ${fathom} wears`);
  });

  const wearing = (...ids: string[]): Labels => ({
    ...labels,
    assets: {
      ...labels.assets,
      ...labelAssets(
        ids.map(
          (id) => ({ kind: 'worn', token: avatars, tokenId: id, name: `Worn ${id}` }) as const,
        ),
      ),
    },
    worn: {
      [`${avatars.toLowerCase()}/7`]: ids.map((id, at) => ({
        slot: SlotSchema.options[at] ?? 'body',
        tokenId: id,
      })),
    },
  });

  test('T62 with five worn traits and one promised, names the other four as not promised', () => {
    const one = [{ token: avatars, avatarId: '7', slot: 'body' as const, traitId: '12' }];
    const text = sentencesText(
      fulfilment(buildOrder({ ...terms, commitments: one }), message, one),
      wearing('11', '12', '13', '14', '15'),
    );
    expect(text).toContain(`${fathom} wears ${quotedWornName('Worn 12', '12')} as its body.`);
    const rest = text.split('\n').find((line) => line.includes('also wears'));
    for (const id of ['11', '13', '14', '15'])
      expect(rest).toContain(quotedWornName(`Worn ${id}`, id));
    expect(rest).not.toContain('Worn 12');
    expect(rest).toContain('None of that is promised: it can be changed until someone accepts.');
  });

  test('T62 a trait promised in a slot other than the one where it is worn is not promised', () => {
    const other = [{ token: avatars, avatarId: '7', slot: 'eyes' as const, traitId: '11' }];
    const text = sentencesText(
      fulfilment(buildOrder({ ...terms, commitments: other }), message, other),
      wearing('11'),
    );
    expect(text).toContain(`also wears ${quotedWornName('Worn 11', '11')} as its background now.`);
  });

  test('T62 mentions nothing unpromised when everything worn is promised', () => {
    const all = [{ token: avatars, avatarId: '7', slot: 'background' as const, traitId: '11' }];
    const text = sentencesText(
      fulfilment(buildOrder({ ...terms, commitments: all }), message, all),
      wearing('11'),
    );
    expect(text).not.toContain('promised');
  });

  test('T62 says only that nothing else is promised when it is unknown what the avatar wears', () => {
    const text = sentencesText(
      fulfilment(buildOrder({ ...terms, commitments }), message, commitments),
    );
    expect(text).toContain(`Nothing else is promised about what ${fathom} wears`);
  });

  test('T62 an offer for an avatar says the same to its maker', () => {
    const wanted = buildOrder({
      ...listingTerms,
      kind: 'offer',
      asset: { kind: 'avatar', token: avatars, tokenId: '7' },
      commitments: [],
    });
    expect(sentencesText(order(wanted))).toContain(
      `Nothing is promised about what ${fathom} wears`,
    );
  });

  test('never calls an avatar by the name of a trait with the same number', () => {
    const traitOnly = {
      ...labels,
      assets: labelAssets([{ kind: 'trait', token: avatars, tokenId: '7', name: 'Gold' }]),
    };
    const text = sentencesText(
      fulfilment(buildOrder({ ...terms, commitments: [] }), message),
      traitOnly,
    );
    expect(text).toContain(`You get the avatar (${shortenAddress(avatars)} #7).`);
  });
});
