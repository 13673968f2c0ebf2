import { fieldsIn, reply, withJson, type Answer } from '../mutants/exchange';
import type { Patch } from '../mutants/mutant';
import { askingWith, on } from '../mutants/patches';
import type { EconomyMutant } from './economy-mutant';
import { onItems } from './fields';

const OUTFITS = 'economy.outfits.save/flow/saved, changed and removed';
const SEARCHES = 'economy.searches.save/flow/saved, changed and removed';
const WATCHED = 'economy.watchlist.add/flow/watched, and no longer';
const NOTICES = 'economy.notices.list/flow/told, read and turned off';

const E42 = 'E42 A wallet keeps up to 20 outfits, which it alone sees and removes';
const E139 = 'E139 A wallet keeps up to 20 searches';
const E115 = 'E115 A wallet watches up to 200 things, each since it was watched first';
const TOLD = 'A wallet is told what happened to it, and reads and turns off what it wants to';

/** Turns a refusal for a limit into the last success. */
const withoutLimit = (route: string): Patch => {
  let known: Answer | undefined;
  return on(route, async (request, mock) => {
    const answer = await mock.ask(request);
    if (answer.status === 200) known = answer;
    return answer.status === 409 ? (known ?? answer) : answer;
  });
};

/** Sends the first non-empty list to every caller with an empty one. */
const sharedList = (route: string): Patch => {
  let known: Answer | undefined;
  return on(route, async (request, mock) => {
    const answer = await mock.ask(request);
    const { items } = fieldsIn(answer);
    if (Array.isArray(items) && items.length > 0) known ??= answer;
    else return known ?? answer;
    return answer;
  });
};

/** Repeats a saved value on the next read without storing it. */
const saidAndForgotten = (save: string, read: string): Patch => {
  const saved = new Map<string, unknown>();
  return on([save, read], (request, mock) => {
    const who = String(request.headers.authorization);
    if (request.route === save) saved.set(who, fieldsIn(request));
    return saved.has(who) ? Promise.resolve(reply(200, saved.get(who))) : mock.ask(request);
  });
};

export const savedMutants: readonly EconomyMutant[] = [
  {
    name: 'A wallet keeps any number of outfits',
    breaks: E42,
    killedBy: OUTFITS,
    patch: () => withoutLimit('economy.outfits.save'),
  },
  {
    name: 'An outfit that is saved again is as old as that',
    breaks: E42,
    killedBy: OUTFITS,
    patch: () =>
      on('economy.outfits.save', async (request, mock) => {
        const answer = await mock.ask(request);
        const createdAt = new Date().toISOString();
        return answer.status === 200
          ? withJson(answer, { ...fieldsIn(answer), createdAt })
          : answer;
      }),
  },
  {
    name: 'An outfit that was removed comes back',
    breaks: E42,
    killedBy: OUTFITS,
    patch: () => {
      let saved: Answer | undefined;
      return on(['economy.outfits.save', 'economy.outfits.remove'], async (request, mock) => {
        if (request.route === 'economy.outfits.remove' && saved !== undefined) return saved;
        const answer = await mock.ask(request);
        if (answer.status === 200) saved = answer;
        return answer;
      });
    },
  },
  {
    name: 'A wallet keeps any number of searches',
    breaks: E139,
    killedBy: SEARCHES,
    patch: () => withoutLimit('economy.searches.save'),
  },
  {
    name: 'A search forgets that its wallet is to be told',
    breaks: E139,
    killedBy: SEARCHES,
    patch: () =>
      onItems('economy.searches.list', (items) =>
        items.map((search) => ({ ...search, isTold: false })),
      ),
  },
  {
    name: 'Searches of one wallet are shown to another',
    breaks: E139,
    killedBy: SEARCHES,
    patch: () => sharedList('economy.searches.list'),
  },
  {
    name: 'Watching something again begins anew',
    breaks: E115,
    killedBy: WATCHED,
    patch: () => {
      let read = 0;
      return onItems('economy.watchlist.list', (items) => {
        read += 1;
        const since = new Date(Date.now() + read * 1000).toISOString();
        return items.map((entry) => ({ ...entry, since }));
      });
    },
  },
  {
    name: 'A wallet watches any number of things',
    breaks: E115,
    killedBy: WATCHED,
    patch: () => withoutLimit('economy.watchlist.add'),
  },
  {
    name: 'What one wallet watches is shown to another',
    breaks: E115,
    killedBy: WATCHED,
    patch: () => sharedList('economy.watchlist.list'),
  },
  {
    name: 'Whoever reads a notice has read all that came before',
    breaks: TOLD,
    killedBy: NOTICES,
    patch: () =>
      on(
        'economy.notices.read',
        askingWith((body) => {
          const { ids } = body;
          return Array.isArray(ids) ? { upTo: ids[0] } : body;
        }),
      ),
  },
  {
    name: 'What was turned off is told all the same',
    breaks: TOLD,
    killedBy: NOTICES,
    patch: () => saidAndForgotten('economy.notices.saveSettings', 'economy.notices.settings'),
  },
  {
    name: 'Notices come the oldest first',
    breaks: TOLD,
    killedBy: NOTICES,
    patch: () => onItems('economy.notices.list', (items) => items.toReversed()),
  },
];
