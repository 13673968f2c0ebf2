import { patched } from '../../mutants/mutant';
import type { EconomyMutant } from '../economy-mutant';
import {
  answering,
  changing,
  changingItems,
  changingList,
  dearer,
  disordered,
  fieldsOf,
  increased,
  listOf,
  onlyFirst,
} from './changes';

const BROWSE = 'economy.avatars.browse';
const DETAIL = 'economy.avatars.detail';
const HISTORY = 'economy.avatars.history';
const RANKED = 'economy.collections.avatars';

const E262 = 'E262 Every reader of an avatar has the same figures';
const E443 = 'E443 An event names its transaction, the same in every response';
const E265 =
  'E265 Histories are in order, without gaps, and agree with the activity and the current state';

const consecutive = (items: readonly Record<string, unknown>[]) => {
  const first = Number(items[0]?.['rank'] ?? 1);
  return items.map((item, index) => ({ ...item, rank: first + index }));
};

const onPlace = (rank: unknown, change: (place: number) => number) => ({
  ...fieldsOf(rank),
  place: change(Number(fieldsOf(rank)['place'])),
});

export const avatarReadMutants: readonly EconomyMutant[] = [
  ...patched(`${DETAIL}/flow/every reader has the same figures`, E262, {
    'Cards of avatars have a rank that is one too high': changingItems(BROWSE, (card) => ({
      ...card,
      rank: onPlace(card['rank'], (place) => place + 1),
    })),
    'Avatars of equal score have different ranks': changingList(RANKED, consecutive),
    'An avatar’s page counts ranks from 0': changing(DETAIL, 'rank', (rank) =>
      onPlace(rank, (place) => Math.max(1, place - 1)),
    ),
    'Cards of avatars have another price than their pages': changingItems(BROWSE, (card) => ({
      ...card,
      price: dearer(card['price']),
    })),
    'Cards of avatars show an earlier owner': changingItems(BROWSE, (card) => ({
      ...card,
      owner: { address: '0x000000000000000000000000000000000000dEaD', username: null },
    })),
    'Cards of avatars have no last sale': changingItems(BROWSE, (card) => ({
      ...card,
      lastSale: null,
    })),
    'Cards of avatars leave out their best offer': changingItems(BROWSE, (card) => ({
      ...card,
      bestOffer: null,
    })),
    'Cards of avatars leave out the last worn trait': changingItems(BROWSE, (card) => ({
      ...card,
      worn: listOf(card['worn']).slice(0, -1),
    })),
    'A rarity score is half a point too high': changing(DETAIL, 'rarityScore', (score) =>
      increased(score, 0.5),
    ),
    'The list of ranked avatars has other scores': changingItems(RANKED, (avatar) => ({
      ...avatar,
      rarityScore: increased(avatar['rarityScore'], 1),
    })),
    'The list of ranked avatars isn’t by rank': changingList(RANKED, disordered),
    'A worn trait’s share is of its editions': changing(DETAIL, 'worn', (worn) =>
      listOf(worn).map((trait) => ({ ...trait, share: Number(trait['share']) / 2 })),
    ),
    'A worn trait has another floor than its page': changing(DETAIL, 'worn', (worn) =>
      listOf(worn).map((trait) => ({ ...trait, floor: dearer(trait['floor']) })),
    ),
    'Worn traits aren’t in drawing order': changing(DETAIL, 'worn', (worn) =>
      listOf(worn).toReversed(),
    ),
    'An avatar’s best offer is below its highest': changing(DETAIL, 'bestOffer', (offer) =>
      offer === null ? null : { ...fieldsOf(offer), amount: '1' },
    ),
    'A watched avatar has another rank': changingItems('economy.watchlist.now', (item) => ({
      ...item,
      ...(item['kind'] === 'avatar' && {
        avatar: { ...fieldsOf(item['avatar']), rank: increased(fieldsOf(item['avatar'])['rank']) },
      }),
    })),
    'An avatar’s picture previews the first trait only': onlyFirst('economy.avatars.image', 'with'),
  }),
  ...patched(`${HISTORY}/flow/events, sales and types`, E443, {
    'An avatar’s chart names another transaction than its history': changingItems(
      HISTORY,
      (sale) => ({ ...sale, transactionHash: `0x${'1'.repeat(64)}` }),
      'sales',
    ),
  }),
  ...patched(`${HISTORY}/flow/events, sales and types`, E265, {
    'An avatar’s chart lacks its latest sale': changing(HISTORY, 'sales', (sales) =>
      listOf(sales).slice(0, -1),
    ),
    'An avatar’s history shows one of several types': onlyFirst(HISTORY, 'type'),
    'An avatar’s history includes what it put on': answering(HISTORY, (page, { query }) =>
      query.has('type')
        ? page
        : {
            ...page,
            items: listOf(page['items']).map((event, index) =>
              index === 0 ? { ...event, type: 'wear' } : event,
            ),
          },
    ),
    'Two events of an avatar are in another order': changingList(HISTORY, disordered),
  }),
];
