import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { divingHelmetCard, laserEyesCard } from '@trait-market/contract/fixtures/economy/traits';
import { watchedNow } from '@trait-market/contract/fixtures/economy/watchlist';
import { MAX_QUERIED_WATCHED } from '@trait-market/contract/economy/watchlist';
import { namedAccount } from '@trait-market/contract/fixtures/users';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { accountItem, traitItem, type SearchGroup } from './search-group';
import { SearchGroups } from './search-groups';

const WATCHED = '/economy/v1/watched';

const stray = { id: 'not an id', traitValue: 'Stray' };
const helmet = { id: divingHelmetCard.id, traitValue: 'Brass Diving Helmet' };
const eyes = { id: laserEyesCard.id, traitValue: 'Laser Eyes' };
const found = (traits: Parameters<typeof traitItem>[0][]): SearchGroup[] => [
  { name: 'Traits', status: 'found', items: traits.map((trait) => traitItem(trait)) },
];
const groups = found([helmet, eyes, stray]);

const bestOffer = null;
const priced = (traits: readonly (typeof divingHelmetCard)[]) => ({
  items: traits.map((trait) => ({ kind: 'trait', id: trait.id, trait, bestOffer })),
});
const now = priced([divingHelmetCard, laserEyesCard]);

function Found({ first, next }: { first: SearchGroup[]; next: SearchGroup[] }) {
  const [shown, setShown] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setShown(next)}>
        Search on
      </button>
      <SearchGroups
        listboxId="found"
        groups={shown}
        active={undefined}
        onChosen={() => undefined}
      />
    </>
  );
}

type Shown = {
  first?: SearchGroup[];
  next?: SearchGroup[];
  prices?: StubbedAnswer;
};

const show = async (
  host: string,
  isOpen: boolean,
  answer: StubbedAnswer,
  { first = groups, next = [], prices = { body: rates } }: Shown = {},
) => {
  const api = stubApi({
    [`${host}/api/features/sdk`]: {
      body: { status: 200, features: { market: { defaultValue: isOpen } } },
    },
    [WATCHED]: answer,
    '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
    '/economy/v1/rates': prices,
  });
  const { settled } = renderScreen(<Found first={first} next={next} />, {
    appConfig: { featureFlags: { host, clientKey: 'sdk', usageUrl: null } },
  });
  await settled();
  return { ...api, settled };
};

const priceRequests = ({ requests }: { requests: readonly string[] }) =>
  requests.filter((address) => address.startsWith(WATCHED));

test('E137 collection, rarity and price of all traits come from one request', async () => {
  const api = await show('https://open.example', true, { body: now });
  const option = await screen.findByRole('option', {
    name: /^Brass Diving Helmet *, *Fathom Club · Rare *, from *0.12 ETH/,
  });
  await waitFor(() => expect(option).toHaveTextContent('≈ $360.00, about 360 US dollars'));
  expect(screen.getByRole('option', { name: /^Laser Eyes/ })).toHaveTextContent('Not listed');
  expect(screen.getByRole('option', { name: 'Stray' })).toBeInTheDocument();
  expect(priceRequests(api)).toEqual([
    `${WATCHED}?of=trait%3A${divingHelmetCard.id}&of=trait%3A${laserEyesCard.id}`,
  ]);
});

test('requests prices for traits, but none for an account', async () => {
  const accounts: SearchGroup = {
    name: 'Accounts',
    status: 'found',
    items: [accountItem(namedAccount)],
  };
  const first = [accounts, ...found([helmet])];
  const api = await show('https://accounts.example', true, { body: now }, { first });
  expect(await screen.findByRole('option', { name: /0.12 ETH/ })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /alice/ })).not.toHaveTextContent('Not listed');
  expect(priceRequests(api)).toEqual([`${WATCHED}?of=trait%3A${divingHelmetCard.id}`]);
});

test('shows a price alone when its approximate value is unknown', async () => {
  const closed = { status: 503, body: { message: 'Closed for cleaning' } };
  await show('https://no-rates.example', true, { body: now }, { prices: closed });
  expect(
    await screen.findByRole('option', {
      name: /^Brass Diving Helmet *, *Fathom Club · Rare *, from *0.12 ETH$/,
    }),
  ).toHaveTextContent(/ETH$/);
});

test('an update about other things removes no price', async () => {
  const others = watchedNow.items.filter(({ kind }) => kind !== 'trait');
  expect(others).not.toEqual([]);
  await show('https://beside.example', true, { body: { items: [...others, ...now.items] } });
  expect(await screen.findByRole('option', { name: /0.12 ETH/ })).toBeInTheDocument();
});

test('new traits get their own prices', async () => {
  const only = { first: found([eyes]), next: found([helmet]) };
  const api = await show('https://others.example', true, { body: priced([laserEyesCard]) }, only);
  expect(
    await screen.findByRole('option', { name: /^Laser Eyes *, *Fathom Club · Epic *Not listed/ }),
  ).toBeInTheDocument();
  api.answer(WATCHED, { body: priced([divingHelmetCard]) });
  await userEvent.click(screen.getByRole('button', { name: 'Search on' }));
  expect(await screen.findByRole('option', { name: /0.12 ETH/ })).toBeInTheDocument();
  expect(priceRequests(api)).toHaveLength(2);
});

test('requests no more prices than one answer holds', async () => {
  const many = Array.from({ length: MAX_QUERIED_WATCHED + 1 }, (_, place) => ({
    id: `trait-${place}`,
    traitValue: `Trait ${place}`,
  }));
  const api = await show('https://many.example', true, { body: now }, { first: found(many) });
  const [requests = ''] = priceRequests(api);
  expect(requests.match(/of=/g)).toHaveLength(MAX_QUERIED_WATCHED);
  expect(requests).not.toContain(`trait-${MAX_QUERIED_WATCHED}`);
});

test('requests no prices when there are no traits', async () => {
  const api = await show('https://none.example', true, { body: now }, { first: found([stray]) });
  expect(screen.getByRole('option', { name: 'Stray' })).toBeInTheDocument();
  expect(priceRequests(api)).toEqual([]);
});

test.each([
  ['fail', 'https://failing.example', true],
  ['are for nobody yet', 'https://closed.example', false],
])('E137 shows the results when prices %s', async (_, host, isOpen) => {
  const api = await show(host, isOpen, { status: 503, body: { message: 'Closed for cleaning' } });
  expect(screen.getByRole('option', { name: 'Brass Diving Helmet' })).toBeInTheDocument();
  expect(priceRequests(api)).toHaveLength(isOpen ? 1 : 0);
});
