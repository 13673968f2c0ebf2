import { CHAINS } from '@trait-market/contract/economy/chains';
import { SEAPORT } from '@trait-market/contract/economy/typed-data/seaport';
import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { buildOrder } from '@trait-market/contract/economy/typed-data/build-order';
import { criteriaProof } from '@trait-market/contract/economy/typed-data/criteria';
import type { TraitCommitment } from '@trait-market/contract/economy/typed-data/commitment-schema';
import {
  buyCreditsRequest,
  subscribeRequest,
} from '@trait-market/contract/fixtures/economy/credits';
import { anyHatOffer, anyHatTerms, hatIds } from '@trait-market/contract/fixtures/economy/criteria';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { hashWorn } from '@trait-market/contract/economy/typed-data/bench-acts';
import type { WornToken } from '@trait-market/contract/economy/typed-data/bench-acts-schema';
import { SlotSchema } from '@trait-market/contract/economy/slots';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { describe, expect, test } from 'vitest';

import { shortenAddress } from '@/lib/format/shorten-address';

import {
  labelAssets,
  labelsOfApprovals,
  labelsOfOrder,
  NO_LABELS,
  type Labels,
} from '../signing/labels';
import type { Signable } from '../signing/signable';
import { sentencesOf } from './sentences';

const { token, tokenId } = divingHelmetDetail;
/** The contract of the avatars. */
const { token: avatars } = fathom7;
const labels: Labels = {
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
const called = (name: string, number = tokenId, contract = token) =>
  `“${name}” (${shortenAddress(contract)} #${number})`;
/** What is worn is of its avatar, and has no contract beside it. */
const wornCalled = (name: string, number = tokenId) => `“${name}” (#${number})`;
const helmet = called('Brass Diving Helmet');
const eyes = called('Crimson Laser Eyes', '2');
const wornHelmet = wornCalled('Brass Diving Helmet');
const wornEyes = wornCalled('Crimson Laser Eyes', '2');
const fathom = called('Fathom Club #7', '7', avatars);

const [market = '', artists = ''] = divingHelmetDetail.fees.map(({ recipient }) =>
  shortenAddress(recipient),
);

const order = (components: ReturnType<typeof buildOrder>): Signable => ({
  kind: 'order',
  chainId: 1,
  components,
  commitments: [],
});
const told = (signable: Signable, names = labels) => sentencesOf(signable, names).join('\n');

const fulfilment = (
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

test('a listing says what is given, what is got, where the fees go and when it ends', () => {
  const text = told(order(buildOrder(listingTerms)));
  expect(text).toContain(`You list 3 × ${helmet} for 0.12 ETH each.`);
  expect(text).toContain('You get 0.111 ETH for each one sold.');
  expect(text).toContain(
    `0.003 ETH to the market (${market}) and 0.006 ETH to the collection’s artists (${artists}).`,
  );
  expect(text).toContain('Each edition can be bought on its own.');
  expect(text).toMatch(/It expires on \d+ Dec 2026, \d\d:\d\d\./);
});

const offer = buildOrder({ ...listingTerms, kind: 'offer', commitments: [] });

test('an offer says what it costs in all, in wrapped coin', () => {
  const text = told(order(offer));
  expect(text).toContain(`You offer 0.12 WETH each for 3 × ${helmet}.`);
  expect(text).toContain('That’s 0.36 WETH if all of them are accepted.');
  expect(text).toContain('Whoever accepts it gets 0.111 WETH each.');
});

const trade = buildOrder({
  ...listingTerms,
  kind: 'trade',
  gives: [{ kind: 'trait', token, tokenId: '2', quantity: 2n }],
  gets: [{ kind: 'trait', token, tokenId, quantity: 1n }],
  commitments: [],
});

test('a trade names both sides', () => {
  const text = told(order(trade));
  expect(text).toContain(`You give 2 × ${eyes}.`);
  expect(text).toContain(`You get 1 × ${helmet}.`);
});

test('a purchase says the most that you pay, from the message itself', () => {
  const message = { quantity: '2', highestPrice: '240000000000000000', lowestProceeds: '0' };
  const text = told(fulfilment(listing.components, message));
  expect(text).toContain(`You buy 2 × ${helmet} from`);
  expect(text).toContain('You pay at most 0.24 ETH, fees included.');
  expect(text).toContain(`0.006 ETH to the market (${market}) and 0.012 ETH to`);
});

test('accepting an offer says the least that you get', () => {
  const message = { quantity: '1', highestPrice: '0', lowestProceeds: '111000000000000000' };
  const text = told(fulfilment(offer, message));
  expect(text).toContain(`You sell 1 × ${helmet} to`);
  expect(text).toContain('You get at least 0.111 WETH, after fees.');
});

test('accepting a trade swaps its sides', () => {
  const message = { quantity: '1', highestPrice: '0', lowestProceeds: '0' };
  const text = told(fulfilment(trade, message));
  expect(text).toContain(`You give 1 × ${helmet} to`);
  expect(text).toContain(`You get 2 × ${eyes}.`);
});

test('whoever made it is called by their name and their address', () => {
  const message = { quantity: '1', highestPrice: '120000000000000000', lowestProceeds: '0' };
  const purchase = fulfilment(buildOrder(listingTerms), message);
  const short = shortenAddress(listingTerms.maker);
  expect(told(purchase)).toContain(`${helmet} from “alice” (${short}).`);
  expect(told(purchase, { ...labels, accounts: {} })).toContain(`from ${short}.`);
  const another = { ...listing, maker: { address: bobAddress, username: 'bob' } } as const;
  expect(told(purchase, labelsOfOrder(another))).toContain(`from ${short}.`);
});

test('T61 a name that reads like a sentence, or like an address, stays a name', () => {
  const message = { quantity: '1', highestPrice: '120000000000000000', lowestProceeds: '0' };
  const purchase = fulfilment(buildOrder(listingTerms), message);
  const maker = listingTerms.maker.toLowerCase();
  const short = shortenAddress(listingTerms.maker);
  const by = (name: string, trait = 'Hat') =>
    told(purchase, {
      ...labels,
      assets: labelAssets([{ kind: 'trait', token, tokenId, name: trait }]),
      accounts: { [maker]: name },
    }).split('\n');
  const hat = called('Hat');
  expect(by('Bob. You pay 0.01 ETH in all.')[0]).toBe(
    `You buy 1 × ${hat} from “Bob. You pay 0.01 ETH in all.” (${short}).`,
  );
  expect(by('0xd8d…6045')[0]).toBe(`You buy 1 × ${hat} from “0xd8d…6045” (${short}).`);
  expect(by('Bob” (0x12…34).\nYou pay “0.01 ETH')[0]).toBe(
    `You buy 1 × ${hat} from “Bob’ (0x12…34). You pay ’0.01 ETH” (${short}).`,
  );
  expect(by('bob', 'Hat for 0.01 ETH\u202E”')[0]).toBe(
    `You buy 1 × ${called('Hat for 0.01 ETH ’')} from “bob” (${short}).`,
  );
  expect(by('\u3164\u200B')[0]).toBe(`You buy 1 × ${hat} from ${short}.`);
});

test('what has no name is told by its number, and an unknown recipient by its address', () => {
  const text = told(order(buildOrder(listingTerms)), NO_LABELS);
  expect(text).toContain(`3 × the trait (${shortenAddress(token)} #${tokenId})`);
  expect(text).toContain(`to the address ${divingHelmetDetail.fees[0]?.recipient}`);
});

test('names whose number does not agree with what is signed are not used', () => {
  const misled = { ...listing, gives: [...listing.gives, ...listing.gives] };
  expect(labelsOfOrder(misled).assets).toEqual({});
});

const commitments = [
  { token: avatars, avatarId: '7', slot: 'headwear' as const, traitId: tokenId },
];

test('a commitment says what has to be worn', () => {
  const components = buildOrder({ ...listingTerms, kind: 'offer', commitments });
  expect(told({ kind: 'order', chainId: 1, components, commitments })).toContain(
    `It’s valid only while ${fathom} wears ${wornHelmet} as its headwear.`,
  );
});

describe('accepting a trade that gives an avatar', () => {
  const terms = {
    ...listingTerms,
    kind: 'trade' as const,
    gives: [{ kind: 'avatar' as const, token: avatars, tokenId: '7' }],
    gets: [{ kind: 'trait' as const, token, tokenId: '2', quantity: 1n }],
  };
  const message = { quantity: '1', highestPrice: '0', lowestProceeds: '0' };

  test('says what it has to wear, from what was signed', () => {
    const text = told(fulfilment(buildOrder({ ...terms, commitments }), message, commitments));
    expect(text).toContain(`You get ${fathom}.\nAn avatar comes with everything it wears.`);
    expect(text).toContain(`It’s valid only while ${fathom} wears ${wornHelmet} as its headwear.`);
  });

  test('says so where nothing is promised of it', () => {
    const text = told(fulfilment(buildOrder({ ...terms, commitments: [] }), message));
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

  test('T62 of five worn traits, one of them promised, names the other four as not promised', () => {
    const one = [{ token: avatars, avatarId: '7', slot: 'body' as const, traitId: '12' }];
    const text = told(
      fulfilment(buildOrder({ ...terms, commitments: one }), message, one),
      wearing('11', '12', '13', '14', '15'),
    );
    expect(text).toContain(`${fathom} wears ${wornCalled('Worn 12', '12')} as its body.`);
    const rest = text.split('\n').find((line) => line.includes('also wears'));
    for (const id of ['11', '13', '14', '15']) expect(rest).toContain(wornCalled(`Worn ${id}`, id));
    expect(rest).not.toContain('Worn 12');
    expect(rest).toContain('None of that is promised: it can be changed until someone accepts.');
  });

  test('T62 a trait promised in another slot than it is worn in is not promised', () => {
    const other = [{ token: avatars, avatarId: '7', slot: 'eyes' as const, traitId: '11' }];
    const text = told(
      fulfilment(buildOrder({ ...terms, commitments: other }), message, other),
      wearing('11'),
    );
    expect(text).toContain(`also wears ${wornCalled('Worn 11', '11')} as its background now.`);
  });

  test('T62 where all that is worn is promised, nothing is said to be open', () => {
    const all = [{ token: avatars, avatarId: '7', slot: 'background' as const, traitId: '11' }];
    const text = told(
      fulfilment(buildOrder({ ...terms, commitments: all }), message, all),
      wearing('11'),
    );
    expect(text).not.toContain('promised');
  });

  test('T62 where it is not known what is worn, nothing else is said to be promised', () => {
    const text = told(fulfilment(buildOrder({ ...terms, commitments }), message, commitments));
    expect(text).toContain(`Nothing else is promised about what ${fathom} wears`);
  });

  test('T62 an offer for an avatar tells its maker the same', () => {
    const wanted = buildOrder({
      ...listingTerms,
      kind: 'offer',
      asset: { kind: 'avatar', token: avatars, tokenId: '7' },
      commitments: [],
    });
    expect(told(order(wanted))).toContain(`Nothing is promised about what ${fathom} wears`);
  });

  test('an avatar is never called by the name of a trait with its number', () => {
    const traitOnly = {
      ...labels,
      assets: labelAssets([{ kind: 'trait', token: avatars, tokenId: '7', name: 'Gold' }]),
    };
    const text = told(fulfilment(buildOrder({ ...terms, commitments: [] }), message), traitOnly);
    expect(text).toContain(`You get the avatar (${shortenAddress(avatars)} #7).`);
  });
});

test.each([1, 2])('cancelling %i promises what the zone keeps, and no more', (count) => {
  const text = told({
    kind: 'cancel',
    chainId: 1,
    message: {
      maker: bobAddress,
      orderHashes: Array.from(
        { length: count },
        (_, place) => `0x${`${place}`.repeat(64)}` as const,
      ),
      deadline: '1795219200',
    },
  });
  expect(text).toContain(count === 1 ? 'You cancel 1 order for good.' : 'You cancel 2 orders');
  expect(text).toMatch(/No one can accept (it|them) after that\./);
  expect(text).toContain('An order that’s already being filled on Ethereum can still go');
  expect(text).toContain('through for a minute.');
});

test('cancelling everything says that unseen orders go too, on that network alone', () => {
  const text = told({
    kind: 'cancelAll',
    chainId: 137,
    message: { maker: bobAddress, counter: '0', deadline: '1795219200' },
  });
  expect(text).toContain('every order you’ve ever signed here on Polygon');
  expect(text).toContain('Orders on other networks and on other sites stay as they are.');
  expect(text).toContain('An order that’s already being filled on Polygon');
});

test('a plan says how long it lasts, the most that it costs, and that nothing renews it', () => {
  const { message } = subscribeRequest;
  const text = told({ kind: 'subscribe', chainId: 1, message });
  expect(text).toContain('You buy the Advanced plan for 30 days, starting now.');
  expect(text).toContain('It ends by itself. You’re never charged again unless you sign again.');
  expect(text).toContain('You pay at most 0.0085 ETH to the market.');
  expect(text).toMatch(/The signature works once, until \d+ \w+ 2026, \d\d:\d\d\./);
  const polygon = { ...message, plan: 'Elite', highestPrice: '144000000000000000000' } as const;
  const onPolygon = told({ kind: 'subscribe', chainId: 137, message: polygon });
  expect(onPolygon).toContain('You buy the Elite plan');
  expect(onPolygon).toContain('You pay at most 144 POL');
});

test('credits say how many, and the most that they cost', () => {
  const text = told({ kind: 'buyCredits', chainId: 1, message: buyCreditsRequest.message });
  expect(text).toContain('You buy 200 credits.');
  expect(text).toContain('They never expire.');
  expect(text).toContain('You pay at most 0.01 ETH to the market.');
});

describe('a dressing of several avatars', () => {
  const worn = [{ slot: 'headwear', traitId: tokenId } as const];
  const dressing = (avatarId: string, wornAfter: WornToken[]) => ({
    token: avatars,
    avatarId,
    wornBefore: hashWorn(worn),
    wornAfter,
  });
  const batch = (...dressings: ReturnType<typeof dressing>[]): Signable => ({
    kind: 'dressBatch',
    chainId: 1,
    worn: dressings.map(() => worn),
    message: {
      owner: bobAddress,
      dressings,
      highestCredits: '15',
      nonce: '1',
      deadline: '1795219200',
    },
  });

  test('says of each avatar what changes and what it wears then, and what all of it costs', () => {
    const text = told(
      batch(dressing('7', []), dressing('8', [{ slot: 'eyes', traitId: '2' }, ...worn])),
    );
    expect(text).toBe(
      [
        'You change 2 avatars with one signature: all of them, or none.',
        'It costs 15 credits at most, all together.',
        'You can undo all of it at once for free within 24 hours, while the avatars and the traits are still yours and unchanged.',
        `You change ${fathom}.`,
        `You take off ${wornHelmet}. It’s yours, loose in your wallet.`,
        'After that, it wears nothing.',
        `You change the avatar (${shortenAddress(avatars)} #8).`,
        `You put on ${wornEyes} as its eyes.`,
        `After that, it wears ${wornEyes} and ${wornHelmet}.`,
      ].join('\n'),
    );
  });

  test('of one avatar it says so', () => {
    expect(told(batch(dressing('7', [])))).toMatch(/^You change 1 avatar\.\n/);
  });
});

describe('an offer for any trait of a kind', () => {
  const offered = (criteria?: { tier?: 'epic'; tokenIds: string[] }): Signable => ({
    kind: 'order',
    chainId: 1,
    components: anyHatOffer.components,
    commitments: [],
    ...(criteria && { criteria: { slot: 'headwear', ...criteria } }),
  });
  const hats = labelsOfOrder(anyHatOffer);

  test('says how many of which kind, and that what is signed is these very traits', () => {
    const text = told(offered({ tokenIds: hatIds }), hats);
    expect(text).toContain('You offer 0.05 WETH each for 2 of “any headwear of Fathom Club” (');
    expect(text).toContain('You get whichever of the 2 traits that fit the seller chooses.');
    expect(text).toContain('what you sign, and it matches.');
    expect(text).not.toContain('tier');
  });

  test('says so where it is signed for other traits than are shown', () => {
    for (const shown of [offered({ tokenIds: ['7'] }), offered()])
      expect(told(shown, hats)).toContain(
        'What you sign doesn’t match these traits. Don’t sign it.',
      );
  });

  test('says what a tier is', () => {
    expect(told(offered({ tier: 'epic', tokenIds: hatIds }), hats)).toContain(
      'Epic tier means 6 to 9 editions of a trait exist.',
    );
  });

  test('of a whole collection, that any trait of it counts', () => {
    const asset = { ...anyHatTerms.asset, criteria: '0' } as typeof anyHatTerms.asset;
    const text = told({
      ...order(buildOrder({ ...anyHatTerms, asset })),
    });
    expect(text).toContain('Any trait of this collection counts');
    expect(text).not.toContain('match');
  });

  test('accepted, it names the trait that is given, and whether it fits', () => {
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
    const text = told(given(tokenId));
    expect(text).toContain(`You sell 1 × ${helmet} to `);
    expect(text).toContain('Your browser checked that this trait fits.');
    expect(told(given('2'))).toContain('This trait doesn’t fit the offer. Don’t sign it.');
  });
});

describe('an approval', () => {
  const approval = (approved: boolean, contract = token): Signable => ({
    kind: 'approval',
    chainId: 1,
    message: {
      owner: bobAddress,
      token: contract,
      operator: SEAPORT,
      approved,
      nonce: '1',
      deadline: '1795219200',
    },
  });
  const named = labelsOfApprovals(approvals.items);

  test('E205 says who may move what, where, and until when', () => {
    expect(told(approval(true), named)).toContain(
      `Seaport (${shortenAddress(SEAPORT)}) may move your traits of “Fathom Club” (${shortenAddress(token)}) on Ethereum until you take this back.`,
    );
    expect(told(approval(true, CHAINS[1].wrapped), named)).toContain(
      'may move your WETH on Ethereum',
    );
  });

  test('E205 says what taking it back does to orders', () => {
    const text = told(approval(false), named);
    expect(text).toContain('may no longer move your traits of “Fathom Club”');
    expect(text).toContain(
      'Your orders that give any of it are inactive until you approve it again.',
    );
  });
});
