import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import { fathomClub, fathomClubStats } from '@trait-market/contract/fixtures/economy/collectors';
import { tideOneDetail } from '@trait-market/contract/fixtures/economy/packs';
import {
  divingHelmetDetail,
  traitHistory,
  traitPage,
} from '@trait-market/contract/fixtures/economy/traits';
import { showcase } from '@trait-market/contract/fixtures/economy/showcases';
import { alice, aliceAddress, alicePublicProfile } from '@trait-market/contract/fixtures/users';
import { afterEach, expect, test, vi } from 'vitest';

import { ORIGIN, renderServerPage } from '@/testing/server-pages';

afterEach(() => {
  vi.unstubAllGlobals();
});

const none = { items: [], nextCursor: null, total: 0 };

const showTrait = (trait: Partial<TraitDetail> = {}) => {
  const path = `/economy/v1/traits/${divingHelmetDetail.id}`;
  return renderServerPage(`/traits/${divingHelmetDetail.id}`, {
    [path]: { body: { ...divingHelmetDetail, ...trait } },
    [`${path}/history`]: { body: traitHistory },
    [`${path}/orders`]: { body: none },
  });
};

const showAvatar = (avatar: Partial<AvatarDetail> = {}) =>
  renderServerPage('/avatars/fathom-club/7', {
    '/economy/v1/avatars/fathom-club/7': { body: { ...fathom7Detail, ...avatar } },
  });

const typesOf = (structured: readonly Record<string, unknown>[]) =>
  structured.map((thing) => thing['@type']);

test('a trait’s page has its name, price, editions, rarity and picture', async () => {
  const { status, head } = await showTrait();
  const address = `${ORIGIN}/traits/brass-diving-helmet-fathom-club`;
  const picture = `${ORIGIN}/og/traits/brass-diving-helmet-fathom-club.png`;
  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: 'Brass Diving Helmet · Fathom Club · Trait Market',
    preview: 'Brass Diving Helmet · Fathom Club',
    description: '0.12 ETH · 24 editions · rare',
    picture,
    alt: 'Brass Diving Helmet, a trait of Fathom Club',
    canonical: address,
    robots: undefined,
  });
  expect(head.structured).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Brass Diving Helmet',
      url: address,
      image: picture,
      description: '0.12 ETH · 24 editions · rare',
      category: 'Headwear',
      brand: { '@type': 'Brand', name: 'Fathom Club' },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Rarity', value: 'Rare' },
        { '@type': 'PropertyValue', name: 'Editions', value: '24' },
      ],
      offers: {
        '@type': 'Offer',
        url: address,
        price: '0.12',
        priceCurrency: 'ETH',
        availability: 'https://schema.org/InStock',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Trait Market', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: 'Collections', item: `${ORIGIN}/collections` },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Fathom Club',
          item: `${ORIGIN}/collections/fathom-club`,
        },
        { '@type': 'ListItem', position: 4, name: 'Brass Diving Helmet', item: address },
      ],
    },
  ]);
});

test('a trait that isn’t for sale has no offer', async () => {
  const { head } = await showTrait({ floor: null, editions: 1, rarity: 'unworn' });
  expect(head.description).toBe('Not for sale · 1 edition · not worn yet');
  expect(head.structured[0]).not.toHaveProperty('offers');
});

test('a price on Polygon is in POL, exact in the offer and short in the description', async () => {
  const { head } = await showTrait({
    floor: { chainId: 137, coin: 'native', amount: '1234567890123456789' },
  });
  expect(head.description).toMatch(/^≈\s?1\.235 POL · /);
  expect(head.structured[0]).toMatchObject({
    offers: { price: '1.234567890123456789', priceCurrency: 'POL' },
  });
});

test('a trait whose last edition was burned is gone, and its page keeps its history', async () => {
  const page = await showTrait({ editions: 0, burned: 24, loose: 0, worn: 0, floor: null });
  expect(page.status).toBe(410);
  expect(page.html).toContain('This trait is gone.');
  expect(page.head).toMatchObject({
    description: 'Its last edition was burned, so no one can own it again.',
    robots: 'noindex',
    canonical: undefined,
    structured: [],
  });
});

test('an avatar’s page has its price, rank, owner, traits and picture', async () => {
  const price = { chainId: 1, coin: 'native', amount: '900000000000000000' } as const;
  const { head } = await showAvatar({ price });
  expect(head).toMatchObject({
    title: 'Fathom Club #7 · Trait Market',
    description:
      '0.9 ETH · rank 30 of 250 · owned by alice · wears Crimson Laser Eyes, Brass Diving Helmet',
    picture: `${ORIGIN}/og/avatars/fathom-club/7.png`,
    canonical: `${ORIGIN}/avatars/fathom-club/7`,
  });
  expect(typesOf(head.structured)).toEqual(['Product', 'BreadcrumbList']);
  expect(head.structured[0]).toMatchObject({
    offers: { price: '0.9', priceCurrency: 'ETH' },
    additionalProperty: [
      { name: 'Eyes', value: 'Crimson Laser Eyes' },
      { name: 'Headwear', value: 'Brass Diving Helmet' },
    ],
  });
});

test('an avatar that isn’t for sale has no offer, and its own name is followed by its collection', async () => {
  const { head } = await showAvatar({ name: 'Old Salt', worn: [] });
  expect(head.title).toBe('Old Salt · Fathom Club · Trait Market');
  expect(head.description).toBe('Not for sale · rank 30 of 250 · owned by alice · wears nothing');
  expect(head.structured[0]).not.toHaveProperty('offers');
});

test('E620 a collection’s page has its trait floor, volume, size and traits for sale', async () => {
  const { head } = await renderServerPage('/collections/fathom-club', {
    '/economy/v1/collections/fathom-club': { body: fathomClub },
    '/economy/v1/collections/fathom-club/stats': { body: fathomClubStats },
    '/economy/v1/traits': { body: traitPage },
  });
  expect(head).toMatchObject({
    title: 'Fathom Club · Trait Market',
    description:
      'Trait floor 0.12 ETH · 5 ETH traded in 30 days · 120 avatars · 114 traits. Members went down for a look in 1911 and liked the quiet.',
    picture: `${ORIGIN}/og/collections/fathom-club.png`,
    canonical: `${ORIGIN}/collections/fathom-club`,
  });
  expect(typesOf(head.structured)).toEqual(['BreadcrumbList', 'ItemList']);
  expect(head.structured[1]).toMatchObject({
    itemListElement: [
      {
        position: 1,
        name: 'Brass Diving Helmet',
        url: `${ORIGIN}/traits/brass-diving-helmet-fathom-club`,
      },
      { position: 2, name: 'Crimson Laser Eyes' },
    ],
  });
});

test.each([
  ['open', 'InStock', '2 of 4 packs left'],
  ['upcoming', 'PreOrder', '4 packs, not open yet'],
  ['sold-out', 'SoldOut', 'all 4 packs are sold'],
] as const)('a drop that is %s is offered as %s', async (state, availability, supply) => {
  const { head } = await renderServerPage('/packs?utm_source=chat&drop=tide-one', {
    '/economy/v1/drops/tide-one': { body: { ...tideOneDetail, state } },
  });
  expect(head).toMatchObject({
    title: 'Tide One · Fathom Club · Trait Market',
    description: `0.02 ETH a pack · ${supply} · traits of Fathom Club · What the first tide washed up.`,
    picture: `${ORIGIN}/og/packs/tide-one.png`,
    canonical: `${ORIGIN}/packs?drop=tide-one`,
  });
  expect(typesOf(head.structured)).toEqual(['Product', 'BreadcrumbList']);
  expect(head.structured[0]).toMatchObject({
    offers: { availability: `https://schema.org/${availability}`, price: '0.02' },
  });
});

test('a profile’s page has its public name and one address for all letter cases', async () => {
  const { head, requests } = await renderServerPage(`/profile/${aliceAddress.toLowerCase()}`, {
    [`/v1/users/${aliceAddress}/publicProfile`]: {
      body: { ...alicePublicProfile, emailAddress: alice.emailAddress },
    },
  });
  expect(head).toMatchObject({
    title: 'alice · Trait Market',
    description:
      'The avatars and traits of alice, what they buy, sell and construct. Wallet 0x8ba…BA72.',
    picture: `${ORIGIN}/og/profiles/${aliceAddress}.png`,
    canonical: `${ORIGIN}/profile/${aliceAddress}`,
  });
  expect(head.structured).toMatchObject([
    { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'alice' } },
  ]);
  expect(JSON.stringify(head)).not.toContain(alice.emailAddress);
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(
    requests.map(() => null),
  );
});

test('E314 a profile with a showcase previews it, and has its things in the page', async () => {
  const { head, document } = await renderServerPage(`/profile/${aliceAddress}`, {
    [`/v1/users/${aliceAddress}/publicProfile`]: { body: alicePublicProfile },
    [`/economy/v1/showcases/${aliceAddress}`]: { body: showcase },
  });
  expect(head).toMatchObject({
    title: 'alice’s showcase · Trait Market',
    preview: 'alice’s showcase',
    description:
      '3 things on show: Brass Diving Helmet, Fathom Club #7, Fathom Club #7. Wallet 0x8ba…BA72.',
    picture: `${ORIGIN}/og/showcases/${aliceAddress}.png`,
    alt: 'The showcase of alice: Brass Diving Helmet, Fathom Club #7, Fathom Club #7',
    canonical: `${ORIGIN}/profile/${aliceAddress}`,
  });
  expect(head.structured[1]).toMatchObject({
    '@type': 'ItemList',
    name: 'Showcase',
    itemListElement: [{ name: 'Brass Diving Helmet' }, {}, {}],
  });
  const [before = '', after = ''] = document.split('aria-label="On show"');
  expect(before).not.toContain('aria-label="Profile"');
  expect(after).toContain('Brass Diving Helmet');
});

test('T140 a hostile name in a showcase stays in its text, in the page and in its tags', async () => {
  const name = `</title><script>alert(1)</script>\u202E${'x'.repeat(5000)}`;
  const { head, document } = await renderServerPage(`/profile/${aliceAddress}`, {
    [`/v1/users/${aliceAddress}/publicProfile`]: { body: alicePublicProfile },
    [`/economy/v1/showcases/${aliceAddress}`]: {
      body: { items: [{ kind: 'trait', trait: { ...divingHelmetDetail, value: name }, held: 1 }] },
    },
  });
  expect(document).not.toContain('<script>alert');
  expect(head.title).toBe('alice’s showcase · Trait Market');
  expect(head.description?.length).toBeLessThanOrEqual(200);
  expect(`${head.description}${head.alt}`).not.toContain('\u202E');
});

test('a wallet without a profile has the product’s picture', async () => {
  const { status, head } = await renderServerPage(`/profile/${aliceAddress}`, {});
  expect(status).toBe(200);
  expect(head.title).toBe('0x8ba…BA72 · Trait Market');
  expect(head.picture).toBe(`${ORIGIN}/social.png`);
});

test.each([
  ['trait', '/traits/none', 'Not on the market'],
  ['avatar', '/avatars/fathom-club/999', 'No such avatar'],
  ['collection', '/collections/none', 'No such collection'],
  ['profile', '/profile/0x12', 'Not a wallet address'],
  ['drop', '/packs?drop=none', 'A drop'],
  ['draw', '/packs?opened=0x12', 'What’s inside'],
])('an unknown %s has the status 404 and is in no search results', async (_, url, title) => {
  const { status, head } = await renderServerPage(url, {});
  expect(status).toBe(404);
  expect(head).toMatchObject({
    title: `${title} · Trait Market`,
    robots: 'noindex',
    canonical: undefined,
    structured: [],
  });
});

test('an item that the provider removed for good has the status 410', async () => {
  const { status } = await renderServerPage('/traits/burned', {
    '/economy/v1/traits/burned': { status: 410, body: { message: 'Gone' } },
  });
  expect(status).toBe(410);
});

test('a failure of the provider leaves the page’s general description', async () => {
  const { status, isComplete, head } = await renderServerPage('/traits/any', {
    '/economy/v1/traits/any': { status: 503, body: { message: 'Later' } },
  });
  expect({ status, isComplete }).toEqual({ status: 200, isComplete: false });
  expect(head).toMatchObject({
    title: 'Trait · Trait Market',
    description: 'A trait on the market.',
    picture: `${ORIGIN}/social.png`,
    canonical: `${ORIGIN}/traits/any`,
  });
});
