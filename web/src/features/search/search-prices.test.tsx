import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { divingHelmetCard, laserEyesCard } from '@trait-market/contract/fixtures/economy/traits';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { traitItem, type SearchGroup } from './search-group';
import { SearchGroups } from './search-groups';

const WATCHED = '/economy/v1/watched';

const items = [
  { id: divingHelmetCard.id, traitValue: 'Brass Diving Helmet' },
  { id: laserEyesCard.id, traitValue: 'Laser Eyes' },
  { id: 'not an id', traitValue: 'Stray' },
].map(traitItem);
const groups: SearchGroup[] = [{ name: 'Traits', status: 'found', items }];

const bestOffer = null;
const now = {
  items: [divingHelmetCard, laserEyesCard].map((trait) => ({
    kind: 'trait',
    id: trait.id,
    trait,
    bestOffer,
  })),
};

/** Shows what was found, in a market of its own that is open or not. */
const show = async (host: string, isOpen: boolean, answer: StubbedAnswer) => {
  const api = stubApi({
    [`${host}/api/features/sdk`]: {
      body: { status: 200, features: { market: { defaultValue: isOpen } } },
    },
    [WATCHED]: answer,
    '/economy/v1/rates': { body: rates },
  });
  const { settled } = renderScreen(
    <SearchGroups
      listboxId="found"
      groups={groups}
      active={undefined}
      onChosen={() => undefined}
    />,
    { appConfig: { featureFlags: { host, clientKey: 'sdk', usageUrl: null } } },
  );
  await settled();
  return api;
};

const askedPrices = ({ asked }: { asked: readonly string[] }) =>
  asked.filter((address) => address.startsWith(WATCHED));

test('prices of all traits come by one call, each in its coin beside what it is about worth', async () => {
  const api = await show('https://open.example', true, { body: now });
  const helmet = await screen.findByRole('option', {
    name: /^Brass Diving Helmet *, from *0.12 ETH/,
  });
  await waitFor(() => expect(helmet).toHaveTextContent('≈ $360.00, about 360 US dollars'));
  expect(screen.getByRole('option', { name: /^Laser Eyes/ })).toHaveTextContent('Not listed');
  expect(screen.getByRole('option', { name: 'Stray' })).toBeInTheDocument();
  expect(askedPrices(api)).toEqual([
    `${WATCHED}?of=trait%3A${divingHelmetCard.id}&of=trait%3A${laserEyesCard.id}`,
  ]);
});

test.each([
  ['fail', 'https://failing.example', true],
  ['are for nobody yet', 'https://closed.example', false],
])('what was found stands where prices %s', async (_, host, isOpen) => {
  const api = await show(host, isOpen, { status: 503, body: { message: 'Closed for cleaning' } });
  expect(screen.getByRole('option', { name: 'Brass Diving Helmet' })).toBeInTheDocument();
  expect(askedPrices(api)).toHaveLength(isOpen ? 1 : 0);
});
