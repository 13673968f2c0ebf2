import { ActivityPageSchema } from '@trait-market/contract/economy/activity';
import {
  AvatarDetailSchema,
  AvatarOrderPageSchema,
  AvatarPageSchema,
  type AvatarCard,
  type AvatarDetail,
} from '@trait-market/contract/economy/avatars';
import { RankedAvatarPageSchema } from '@trait-market/contract/economy/collections';
import { SLOTS } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import { WatchedNowListSchema } from '@trait-market/contract/economy/watchlist';

import { expectSuccess } from '../../../expectations';
import {
  expectOrdered,
  expectSame,
  placesBy,
  readLaw,
  skipUnless,
  type Answer,
  type Reader,
} from './reading';
import { cheapest } from './recount';
import { busiest } from './scope';
import { saleFigures } from './ties';
import { traitsOf } from './trait-readers';

/** The collections whose ranks are compared, and the most avatars of each. */
const COLLECTIONS = 8;
const MOST_RANKED = 150;

export const placeOf = ({ collection, tokenId }: { collection: string; tokenId: string }) => ({
  collection,
  tokenId,
});
const nameOf = ({ collection, tokenId }: { collection: string; tokenId: string }): string =>
  `${collection}.${tokenId}`;

/** Shares and scores may be rounded. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 0.051;

export const cardsOf = (reader: Reader, collection: string) =>
  reader.all('economy.avatars.browse', AvatarPageSchema, { query: { collection } });

const expectRanks = async (reader: Reader, slug: string): Promise<void> => {
  const cards = await cardsOf(reader, slug);
  const ranked = await reader.all('economy.collections.avatars', RankedAvatarPageSchema, {
    params: { slug },
  });
  skipUnless(cards.isWhole && ranked.isWhole, 'the collection has too many avatars');
  expectSame(
    'all avatars',
    ranked.items.map(nameOf).toSorted(),
    cards.items.map(nameOf).toSorted(),
    ranked,
  );
  expectOrdered('avatars by rank', ranked, (before, after) => before.rank <= after.rank);
  const places = placesBy(ranked.items, (one, other) => one.rank < other.rank);
  const countOf = (isMeant: (score: number) => boolean): number =>
    ranked.items.filter(({ rarityScore }) => isMeant(rarityScore)).length;
  for (const [index, avatar] of ranked.items.entries()) {
    const card = cards.items.find((one) => nameOf(one) === nameOf(avatar));
    expectSame(`the place of ${nameOf(avatar)}`, avatar.rank, places[index], ranked);
    // Ranks follow from exact scores, which may differ where the rounded ones are equal.
    const { rarityScore } = avatar;
    const isLower = (score: number) => score < rarityScore && !isNear(score, rarityScore);
    const best = 1 + countOf((score) => score > rarityScore && !isNear(score, rarityScore));
    const worst = ranked.items.length - countOf(isLower);
    expectSame(
      `a rank of ${nameOf(avatar)} by its score, from ${best} to ${worst}`,
      avatar.rank >= best && avatar.rank <= worst,
      true,
      ranked,
    );
    expectSame(`the rank on the card of ${nameOf(avatar)}`, card?.rank.place, avatar.rank, cards);
    expectSame(`the number of ranks`, card?.rank.of, ranked.items.length, cards);
    expectSame(
      `the owner of ${nameOf(avatar)}`,
      isSameAddress(avatar.owner.address, card?.owner.address ?? avatar.owner.address),
      true,
      cards,
    );
  }
};

const expectDetail = async (reader: Reader, card: AvatarCard): Promise<void> => {
  const params = placeOf(card);
  const detail: Answer<AvatarDetail> = await reader.get(
    'economy.avatars.detail',
    AvatarDetailSchema,
    { params },
  );
  const traits = await traitsOf(reader, card.collection);
  const figures = ({
    rank,
    price,
    lastSale,
    worn,
    owner,
  }: Pick<AvatarCard, 'rank' | 'price' | 'lastSale' | 'owner'> & {
    worn: readonly { id: string }[];
  }) => ({
    rank: [rank.place, rank.of],
    price: price?.amount ?? null,
    lastSale: saleFigures(lastSale),
    worn: worn.map(({ id }) => id),
    owner: owner.address.toLowerCase(),
  });
  expectSame('the figures on the page, as on the card', figures(detail), figures(card), detail);
  if (card.bestOffer !== undefined)
    expectSame(
      'the best offer on the page, as on the card',
      [detail.bestOffer?.coin, detail.bestOffer?.amount],
      [card.bestOffer?.coin, card.bestOffer?.amount],
      detail,
    );
  expectOrdered(
    'worn traits in drawing order',
    { items: detail.worn, response: detail.response },
    (before, after) => SLOTS.indexOf(before.slot) < SLOTS.indexOf(after.slot),
  );
  for (const worn of detail.worn) {
    expectSame(
      `the share of ${worn.id}`,
      Math.abs(worn.share - worn.wearers / detail.rank.of) < 0.002,
      true,
      detail,
    );
    const trait = traits.items.find(({ id }) => id === worn.id);
    expectSame(`the floor of ${worn.id}`, worn.floor?.amount, trait?.floor?.amount, detail);
    expectSame(`the rarity of ${worn.id}`, worn.rarity, trait?.rarity, detail);
  }
  const score = detail.worn.reduce((total, { wearers }) => total + detail.rank.of / wearers, 0);
  expectSame(
    `a score of ${score.toFixed(2)}, the sum of 1 / share`,
    isNear(detail.rarityScore, score),
    true,
    detail,
  );

  const orders = await reader.all('economy.avatars.orders', AvatarOrderPageSchema, { params });
  const own = orders.items.filter(({ gives, gets }) =>
    [...gives, ...gets].some(
      (item) =>
        item.kind === 'anyAvatar' ||
        (item.kind === 'avatar' && nameOf(item.avatar) === nameOf(card)),
    ),
  );
  const ofOthers = own.filter(({ maker }) => !isSameAddress(maker.address, detail.owner.address));
  const pricesOf = (kind: string, from = own) =>
    from.flatMap((order) => (order.kind === kind ? [order.unitPrice] : []));
  expectSame('the price', detail.price?.amount ?? null, cheapest(pricesOf('listing')), detail);
  const best = pricesOf('offer', ofOthers)
    .map((price) => BigInt(price?.amount ?? '0'))
    .toSorted((one, other) => (one > other ? -1 : 1))[0];
  expectSame(
    'the best offer',
    detail.bestOffer?.amount ?? null,
    best === undefined ? null : String(best),
    detail,
  );
  for (const kind of [['listing', 'offer'], ['trade']] as const) {
    const some = await reader.all('economy.avatars.orders', AvatarOrderPageSchema, {
      params,
      query: { kind },
    });
    const expected = orders.items.filter((order) => kind.some((one) => one === order.kind));
    expectSame(
      `orders of the kinds ${kind.join(', ')}`,
      some.items.map(({ hash }) => hash),
      expected.map(({ hash }) => hash),
      some,
    );
  }
};

const expectPreview = async (reader: Reader, { worn, ...card }: AvatarCard): Promise<void> => {
  const traits = await traitsOf(reader, card.collection);
  const bare = traits.items.filter(
    ({ id, slot }) => slot !== 'background' && !worn.some((one) => one.id === id),
  );
  const [first] = bare;
  const second = bare.find(({ slot }) => slot !== first?.slot);
  if (first === undefined || second === undefined) return;
  const draw = async (...ids: readonly string[]) => {
    const picture = await reader.request('economy.avatars.image', undefined, {
      params: placeOf(card),
      query: { with: ids },
    });
    expectSuccess(picture);
    return { text: picture.response.body.toString('base64'), response: picture };
  };
  const [plain, one, both] = [await draw(), await draw(first.id), await draw(first.id, second.id)];
  expectSame(`another picture with ${first.id}`, plain.text === one.text, false, one);
  expectSame('another picture with both', plain.text === both.text, false, both);
  expectSame(`another picture with ${second.id}, too`, one.text === both.text, false, both);
};

export const avatarReaders = readLaw('avatars.detail', 'every reader has the same figures', {
  rule: 'E262 The market, an avatar’s page, its orders, the ranked list, the watched items and the owner have the same rank, price, best offer, last sale, worn traits and owner; the score is the sum of 1 / share, and equal scores share the better rank.',
  run: async (reader) => {
    const { slug } = await busiest(reader);
    const collections = await reader.collections();
    const ranked = collections.filter(({ supply }) => supply.avatars <= MOST_RANKED);
    for (const one of ranked.slice(0, COLLECTIONS)) await expectRanks(reader, one.slug);
    const cards = await cardsOf(reader, slug);
    const sold = cards.items.find(({ lastSale }) => lastSale !== null);
    const compared = [
      ...new Set([...cards.items.slice(0, 2), ...(sold ? [sold] : []), ...cards.items.slice(-1)]),
    ];
    const watched = await reader.get('economy.watchlist.now', WatchedNowListSchema, {
      query: { of: compared.map((card) => `avatar:${nameOf(card)}`) },
    });
    const ranks = watched.items.flatMap((item) =>
      item.kind === 'avatar' ? [item.avatar.rank] : [],
    );
    expectSame(
      'the ranks of the watched avatars',
      ranks,
      compared.map(({ rank }) => rank.place),
      watched,
    );
    for (const card of compared) await expectDetail(reader, card);
    const scores = await reader.all('economy.collections.avatars', RankedAvatarPageSchema, {
      params: { slug },
    });
    for (const card of compared) {
      const { rarityScore } = await reader.get('economy.avatars.detail', AvatarDetailSchema, {
        params: placeOf(card),
      });
      const listed = scores.items.find((one) => nameOf(one) === nameOf(card))?.rarityScore ?? 0;
      expectSame(
        `the score ${rarityScore} in the ranked list, too`,
        isNear(listed, rarityScore),
        true,
        scores,
      );
    }
    const [first] = compared;
    if (first !== undefined) await expectPreview(reader, first);
    await expectOffered(reader, slug);
  },
});

/** The activity names an avatar with an offer, whose page must have it. */
const expectOffered = async (reader: Reader, slug: string): Promise<void> => {
  const { items } = await reader.get('economy.activity.list', ActivityPageSchema, {
    query: { collection: slug, type: 'offer', limit: '60' },
  });
  const cards = await cardsOf(reader, slug);
  const offered = new Set(
    items.flatMap((event) =>
      event.items.flatMap((item) => (item.kind === 'avatar' ? [nameOf(item.avatar)] : [])),
    ),
  );
  const card = cards.items.find((one) => offered.has(nameOf(one)));
  if (card !== undefined) await expectDetail(reader, card);
};
