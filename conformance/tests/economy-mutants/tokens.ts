import { onFields } from '../mutants/patches';
import { patched } from '../mutants/mutant';
import type { EconomyMutant } from './economy-mutant';
import { isFields, onEachItem, onItems, type Fields } from './fields';

const DEPTH = 'economy.tokens.depth/flow/the depth follows the offers';
const PAST = 'economy.tokens.pastOffers/flow/ended offers say how they ended';
const HOLDERS = 'economy.tokens.traitHolders/flow/all holders are listed';
const OF_COLLECTION = 'economy.tokens.collectionHolders/flow/all holders are listed';
const OFFERS = 'economy.tokens.collectionOffers/flow/every offer is listed';
const OPEN_OFFER = 'economy.tokens.collectionOffers/flow/an offer is listed while it is open';
const OF_TRAIT = 'economy.tokens.traitMetadata/flow/metadata names the trait';
const OF_AVATAR = 'economy.tokens.avatarMetadata/flow/metadata has the worn traits';

const E307 = 'E307 The depth adds up the editions of fillable offers by price, highest first';
const E308 = 'E308 Past offers say how each offer ended, and leave out open ones';
const E309 = 'E309 The list of holders contains each holder once';
const E508 = 'E508 A collection’s offers are all listed, those for any of a set first';
const E286 = 'E286 Metadata has the name and the worn traits';

const amountOf = ({ unitPrice }: Fields): bigint =>
  BigInt(isFields(unitPrice) ? String(unitPrice['amount']) : 0);

const onLevels = (change: (levels: readonly Fields[]) => readonly Fields[]) =>
  onFields('economy.tokens.depth', (depth) => {
    const { levels } = depth;
    return Array.isArray(levels) ? { ...depth, levels: change(levels.filter(isFields)) } : depth;
  });

export const tokenMutants: readonly EconomyMutant[] = [
  ...patched(DEPTH, E307, {
    'The depth counts offers instead of editions': () =>
      onLevels((levels) => levels.map((level) => ({ ...level, quantity: level['offers'] }))),
    'The depth keeps canceled offers': () => {
      let first: readonly Fields[] | undefined;
      return onLevels((levels) => (first ??= levels));
    },
  }),
  ...patched(PAST, E308, {
    'Past offers forget the editions that they bought': () =>
      onEachItem('economy.tokens.pastOffers', (offer) => ({ ...offer, filled: 0 })),
    'A canceled offer is shown as expired': () =>
      onEachItem('economy.tokens.pastOffers', (offer) =>
        offer['outcome'] === 'cancelled' ? { ...offer, outcome: 'expired' } : offer,
      ),
    'Past offers are sorted from the first ended': () =>
      onItems('economy.tokens.pastOffers', (items) => items.toReversed()),
  }),
  ...patched(HOLDERS, E309, {
    'The list of holders leaves out the largest': () =>
      onItems('economy.tokens.traitHolders', (items) => items.slice(1)),
    'A holder’s loose editions count as worn': () =>
      onEachItem('economy.tokens.traitHolders', (holder) => ({
        ...holder,
        loose: 0,
        worn: Number(holder['loose']) + Number(holder['worn']),
      })),
  }),
  ...patched(OF_COLLECTION, E309, {
    'A collection’s holder is listed twice': () =>
      onItems('economy.tokens.collectionHolders', (items) => [...items.slice(0, 1), ...items]),
  }),
  ...patched(OFFERS, E508, {
    'A collection’s offers leave out those for any trait of a set': () =>
      onItems('economy.tokens.collectionOffers', (items) =>
        items.filter(({ gets }) => !JSON.stringify(gets).includes('"any"')),
      ),
    'A collection’s offers are sorted by price alone': () =>
      onItems('economy.tokens.collectionOffers', (items) =>
        items.toSorted((one, other) => Number(amountOf(other)) - Number(amountOf(one))),
      ),
    'A collection’s offers end after the ten best': () =>
      onFields('economy.tokens.collectionOffers', (page) => ({
        ...page,
        items: Array.isArray(page['items']) ? page['items'].slice(0, 10) : [],
        nextCursor: null,
        total: 10,
      })),
    'The floor next to a collection’s offer is its price': () =>
      onEachItem('economy.tokens.collectionOffers', (offer) => ({
        ...offer,
        floor: { ...(isFields(offer['unitPrice']) && offer['unitPrice']), coin: 'native' },
      })),
  }),
  ...patched(OPEN_OFFER, E508, {
    'A collection’s offers keep canceled ones': () => {
      let first: readonly Fields[] | undefined;
      return onItems('economy.tokens.collectionOffers', (items) => (first ??= items));
    },
  }),
  ...patched(OF_TRAIT, E286, {
    'A trait’s metadata has its id as its name': () =>
      onFields('economy.tokens.traitMetadata', (metadata) => ({ ...metadata, name: '1' })),
  }),
  ...patched(OF_AVATAR, E286, {
    'An avatar’s metadata lacks its traits': () =>
      onFields('economy.tokens.avatarMetadata', (metadata) => ({ ...metadata, attributes: [] })),
  }),
];
