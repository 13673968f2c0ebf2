import { buildOrder } from '@trait-market/contract/economy/typed-data';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { expect, test } from 'vitest';

import { shortenAddress } from '@/lib/format/shorten-address';
import {
  token,
  tokenId,
  labels,
  quotedName,
  helmet,
  eyes,
  wornHelmet,
  fathom,
  market,
  artists,
  order,
  sentencesText,
  fulfilment,
  offer,
  trade,
  commitments,
} from '@/testing/sentences';
import { labelAssets, labelsOfOrder, NO_LABELS } from '../../messages/text/labels';

test('a listing says what you give, what you get, where the fees go and when it ends', () => {
  const text = sentencesText(order(buildOrder(listingTerms)));
  expect(text).toContain(`You list 3 × ${helmet} for 0.12 ETH each.`);
  expect(text).toContain('You get 0.111 ETH for each one sold.');
  expect(text).toContain(
    `0.003 ETH to the market (${market}) and 0.006 ETH to the collection’s artists (${artists}).`,
  );
  expect(text).toContain('Each edition can be bought on its own.');
  expect(text).toMatch(/It expires on \d+ Dec 2026, \d\d:\d\d UTC\S*\./);
});

test('an offer says what it costs in total, in wrapped coin', () => {
  const text = sentencesText(order(offer));
  expect(text).toContain(`You offer 0.12 WETH each for 3 × ${helmet}.`);
  expect(text).toContain('That’s 0.36 WETH if all of them are accepted.');
  expect(text).toContain('Anyone who accepts it gets 0.111 WETH each.');
});

test('a trade names both sides', () => {
  const text = sentencesText(order(trade));
  expect(text).toContain(`You give 2 × ${eyes}.`);
  expect(text).toContain(`You get 1 × ${helmet}.`);
});

test('names the maker by name and address', () => {
  const message = { quantity: '1', highestPrice: '120000000000000000', lowestProceeds: '0' };
  const purchase = fulfilment(buildOrder(listingTerms), message);
  const short = shortenAddress(listingTerms.maker);
  expect(sentencesText(purchase)).toContain(`${helmet} from “alice” (${short}).`);
  expect(sentencesText(purchase, { ...labels, accounts: {} })).toContain(`from ${short}.`);
  const another = { ...listing, maker: { address: bobAddress, username: 'bob' } } as const;
  expect(sentencesText(purchase, labelsOfOrder(another))).toContain(`from ${short}.`);
});

test('T61 a name that reads like a sentence, or like an address, stays a name', () => {
  const message = { quantity: '1', highestPrice: '120000000000000000', lowestProceeds: '0' };
  const purchase = fulfilment(buildOrder(listingTerms), message);
  const maker = listingTerms.maker.toLowerCase();
  const short = shortenAddress(listingTerms.maker);
  const by = (name: string, trait = 'Hat') =>
    sentencesText(purchase, {
      ...labels,
      assets: labelAssets([{ kind: 'trait', token, tokenId, name: trait }]),
      accounts: { [maker]: name },
    }).split('\n');
  const hat = quotedName('Hat');
  expect(by('Bob. You pay 0.01 ETH in all.')[0]).toBe(
    `You buy 1 × ${hat} from “Bob. You pay 0.01 ETH in all.” (${short}).`,
  );
  expect(by('0xd8d…6045')[0]).toBe(`You buy 1 × ${hat} from “0xd8d…6045” (${short}).`);
  expect(by('Bob” (0x12…34).\nYou pay “0.01 ETH')[0]).toBe(
    `You buy 1 × ${hat} from “Bob’ (0x12…34). You pay ’0.01 ETH” (${short}).`,
  );
  expect(by('bob', 'Hat for 0.01 ETH\u202E”')[0]).toBe(
    `You buy 1 × ${quotedName('Hat for 0.01 ETH ’')} from “bob” (${short}).`,
  );
  expect(by('\u3164\u200B')[0]).toBe(`You buy 1 × ${hat} from ${short}.`);
});

test('uses the number of an item without a name, and the address of an unknown recipient', () => {
  const text = sentencesText(order(buildOrder(listingTerms)), NO_LABELS);
  expect(text).toContain(`3 × the trait (${shortenAddress(token)} #${tokenId})`);
  expect(text).toContain(`to the address ${divingHelmetDetail.fees[0]?.recipient}`);
});

test('ignores names whose number differs from what is signed', () => {
  const misled = { ...listing, gives: [...listing.gives, ...listing.gives] };
  expect(labelsOfOrder(misled).assets).toEqual({});
});

test('says what has to be worn', () => {
  const components = buildOrder({ ...listingTerms, kind: 'offer', commitments });
  expect(sentencesText({ kind: 'order', chainId: 1, components, commitments })).toContain(
    `It’s valid only while ${fathom} wears ${wornHelmet} as its headwear.`,
  );
});
