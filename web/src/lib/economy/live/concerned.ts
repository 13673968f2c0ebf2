import type { Item } from '@trait-market/contract/economy/shared';
import type { MarketEvent } from '@trait-market/contract/economy/events';

import { ECONOMY_QUERIES } from '../queries/keys';

export type Subjects = {
  all: boolean;
  /** The event concerns criteria, which any trait may match as far as this page knows. */
  anyTrait: boolean;
  traits: Set<string>;
  collections: Set<string>;
  wallets: Set<string>;
};

export const noSubjects = (): Subjects => ({
  all: false,
  anyTrait: false,
  traits: new Set(),
  collections: new Set(),
  wallets: new Set(),
});

const addItem = (subjects: Subjects, item: Item): void => {
  switch (item.kind) {
    case 'trait':
      subjects.traits.add(item.trait.id);
      subjects.collections.add(item.trait.collection);
      return;
    case 'avatar':
      subjects.collections.add(item.avatar.collection);
      return;
    case 'any':
      subjects.anyTrait = true;
      subjects.collections.add(item.criteria.collection);
      return;
    case 'anyAvatar':
      subjects.collections.add(item.collection);
  }
};

/** Adds the subjects of an event: a `ready` event has none, a `reset` event concerns everything. */
export const addSubjects = (subjects: Subjects, message: MarketEvent): void => {
  switch (message.event) {
    case 'ready':
      return;
    case 'reset':
      subjects.all = true;
      return;
    case 'activity': {
      const { items, inReturn, from, to } = message.data;
      for (const item of [...items, ...inReturn]) addItem(subjects, item);
      for (const party of [from, to]) if (party) subjects.wallets.add(party.address.toLowerCase());
      return;
    }
    case 'order': {
      const { traits, collections, maker } = message.data;
      for (const id of traits) subjects.traits.add(id);
      for (const slug of collections) subjects.collections.add(slug);
      subjects.anyTrait ||= traits.length === 0;
      subjects.wallets.add(maker.toLowerCase());
    }
  }
};

/** Returns whether events may have changed a query's data; private data has no events. */
export const isConcerned = (queryKey: readonly unknown[], subjects: Subjects): boolean => {
  const [root, kind, id] = queryKey;
  if (root !== ECONOMY_QUERIES) return false;
  if (subjects.all || typeof id !== 'string') return true;
  switch (kind) {
    case 'trait':
      return subjects.anyTrait || subjects.traits.has(id);
    case 'avatar':
    case 'collection':
      return subjects.collections.has(id);
    case 'inventory':
      return subjects.wallets.has(id);
    default:
      return true;
  }
};
