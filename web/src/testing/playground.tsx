import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { lookPrice } from '@trait-market/contract/fixtures/economy/looks';
import {
  divingHelmetCard,
  divingHelmetDetail,
  traitPage,
} from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';

import { PlaygroundScreen } from '@/features/playground/playground-screen';
import { renderScreen } from '@/testing/render-screen';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

export const pageOf = (...items: object[]): StubbedAnswer => ({
  body: { items, nextCursor: null, total: items.length },
});
export const picture = (name: string) => `https://pictures.example/${name}.svg`;
export const helmet = { ...divingHelmetCard, layerUrl: picture('helmet') };
export const crown = { ...helmet, id: 'crown', value: 'Tin Crown', layerUrl: picture('crown') };
const bareLayers = [{ slot: 'body', imageUrl: picture('bare-body') }];
const foxglove = { ...fathomClub, slug: 'foxglove-court', name: 'Foxglove Court', bareLayers };
export const HELMET = '/economy/v1/traits/brass-diving-helmet-fathom-club';
export const ANSWERS: Record<string, StubbedAnswer> = {
  '/economy/v1/collections': pageOf({ ...fathomClub, bareLayers }, foxglove),
  '/economy/v1/traits': { body: { ...traitPage, items: [helmet, crown] } },
  '/economy/v1/avatars/fathom-club/7': { body: fathom7Detail },
  '/economy/v1/looks/price': { body: lookPrice },
  [HELMET]: { body: { ...divingHelmetDetail, layerUrl: helmet.layerUrl } },
  [`/economy/v1/wallets/${aliceAddress}/inventory`]: pageOf(),
};

type Options = Parameters<typeof renderScreen>[1];

export const showPlayground = (search: string, options?: Options) =>
  renderScreen(<PlaygroundScreen />, { at: `/playground${search}`, ...options });

export const openPlayground = (
  search = '',
  { answers = {}, ...options }: { answers?: Record<string, StubbedAnswer> } & Options = {},
) => ({
  ...stubApi({ ...ANSWERS, ...answers }),
  ...showPlayground(search, options),
});

export const option = (name: RegExp) => screen.findByRole('radio', { name });
export const BARE = /^A bare Fathom Club head/;
export const layers = (name: RegExp) =>
  [...screen.getByRole('img', { name }).querySelectorAll('img')].map((one) => one.src);
