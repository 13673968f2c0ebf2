import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import {
  divingHelmetCard,
  laserEyesCard,
  traitPage,
} from '@trait-market/contract/fixtures/economy/traits';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { DressingRoom } from './dressing-room';

const picture = (name: string) => `https://pictures.example/${name}.svg`;
const crown = {
  ...divingHelmetCard,
  id: 'tin-crown',
  value: 'Tin Crown',
  layerUrl: picture('crown'),
};
const hood = { ...crown, id: 'hood', value: 'Grey Hood', layerUrl: picture('hood') };
const [eyes, helmet] = fathom7Detail.worn;
const avatar = {
  ...fathom7Detail,
  worn: [
    { ...eyes, layerUrl: picture('laser-eyes') },
    { ...helmet, layerUrl: picture('helmet') },
  ],
};

const RATES = '/economy/v1/rates';
let hosts = 0;
const open = ({
  isOpen = true,
  answers = {},
}: { isOpen?: boolean; answers?: Record<string, StubbedAnswer> } = {}) => {
  hosts += 1;
  const host = `https://home-flags-${hosts}.example`;
  const api = stubApi({
    '/economy/v1/avatars/tin-parliament/7': { body: avatar },
    '/economy/v1/traits': {
      // Includes the worn helmet and a trait without a layer, which the section must leave out.
      body: {
        ...traitPage,
        items: [
          crown,
          hood,
          { ...divingHelmetCard, layerUrl: picture('helmet') },
          { ...laserEyesCard, id: 'flat' },
        ],
      },
    },
    [`${host}/api/features/sdk`]: {
      body: { status: 200, features: { playground: { defaultValue: isOpen } } },
    },
    ...answers,
  });
  const view = renderScreen(<DressingRoom />, {
    appConfig: { featureFlags: { host, clientKey: 'sdk', usageUrl: null } },
  });
  return { ...api, ...view };
};

const layers = () =>
  [...screen.getByRole('img', { name: /^Fathom Club #7/ }).querySelectorAll('img')].map(
    (one) => one.src,
  );
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('E693 pressing a trait puts it on at once, without a request for it, and estimates its price', async () => {
  const { requests } = open({ answers: { [RATES]: { body: rates } } });
  const further = await screen.findByRole('link', { name: 'Keep going in the playground' });
  expect(further).toHaveAttribute('href', '/playground?avatar=fathom-club/7');
  expect(layers()).toEqual([picture('laser-eyes'), picture('helmet')]);
  const before = requests.length;
  expect(screen.queryByText(/^≈/)).not.toBeInTheDocument();
  await press(/^Tin Crown/);
  expect(layers()).toEqual([picture('laser-eyes'), picture('crown')]);
  expect(requests.slice(before).filter((path) => path !== RATES)).toEqual([]);
  expect((await screen.findAllByText(/^≈\s\$/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: /^Tin Crown/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(
    screen.getByText('Headwear: Tin Crown instead of Brass Diving Helmet.'),
  ).toBeInTheDocument();
  expect(further).toHaveAttribute(
    'href',
    '/playground?avatar=fathom-club/7&wear=crimson-laser-eyes-fathom-club&wear=tin-crown',
  );
  expect(screen.getByRole('link', { name: 'Buy Tin Crown' })).toHaveAttribute(
    'href',
    '/traits/tin-crown',
  );
});

test('pressing it again brings back what the avatar wears itself', async () => {
  open();
  await screen.findByRole('group', { name: 'Headwear' });
  await press(/^Tin Crown/);
  await press(/^Tin Crown/);
  expect(layers()).toEqual([picture('laser-eyes'), picture('helmet')]);
  expect(screen.queryByRole('link', { name: /^Buy/ })).not.toBeInTheDocument();
});

test('Shuffle always changes something, and Start over undoes everything', async () => {
  open();
  await screen.findByRole('group', { name: 'Headwear' });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await press(/^Shuffle/);
  expect(layers()).toEqual([picture('laser-eyes'), picture('crown')]);
  await press(/^Shuffle/);
  expect(layers()).toEqual([picture('laser-eyes'), picture('hood')]);
  await press(/^Start over/);
  expect(layers()).toEqual([picture('laser-eyes'), picture('helmet')]);
});

test('offers traits that can be bought and seen, and not what is already worn', async () => {
  open();
  const offered = await screen.findByRole('group', { name: 'Headwear' });
  expect(offered).not.toHaveTextContent('Brass Diving Helmet');
  expect(screen.queryByRole('group', { name: 'Eyes' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Tin Crown Rare 0\.12 ETH/ })).toBeInTheDocument();
});

test('E63 has no link when the playground is closed', async () => {
  const { settled } = open({ isOpen: false });
  await screen.findByRole('group', { name: 'Headwear' });
  await press(/^Tin Crown/);
  await settled();
  expect(screen.queryByRole('link', { name: /playground/ })).not.toBeInTheDocument();
});

test.each<[string, Record<string, StubbedAnswer>]>([
  [
    'the market has no such avatar',
    { '/economy/v1/avatars/tin-parliament/7': { status: 404, body: { message: 'None' } } },
  ],
  [
    'nothing is for sale',
    { '/economy/v1/traits': { body: { ...traitPage, items: [], total: 0 } } },
  ],
])('shows nothing when %s', async (_, answers) => {
  const { container, settled } = open({ answers });
  expect(screen.getByRole('status')).toHaveTextContent('Loading an avatar');
  await settled();
  expect(container).toBeEmptyDOMElement();
});
