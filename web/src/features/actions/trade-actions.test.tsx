import type { Order } from '@trait-market/contract/economy/orders';
import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import {
  fathom7,
  fathomClub,
  inventoryPage,
} from '@trait-market/contract/fixtures/economy/collectors';
import { listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { buildOrder, orderHash } from '@trait-market/contract/economy/typed-data';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import { openAction, ofBob, page, press } from '@/testing/actions/open-action';
import { settled } from '@/testing/settled';
import { token, tokenId, quotedName, helmet, wornHelmet, fathom } from '@/testing/sentences';
import { wholeItem } from '@/testing/whole-item';

import { readActionDraft, type ActionDraft } from './dialog/signing/action-draft';

afterEach(() => sessionStorage.clear());

describe('a trade', () => {
  const wanted = { ...divingHelmetDetail, id: 'wanted', tokenId: '99', value: 'Tomato Fez' };
  const trade = (stored?: ActionDraft) =>
    openAction(
      { kind: 'trade', traitId: 'wanted' },
      { '/economy/v1/traits/wanted': { body: wanted } },
      stored,
    );

  test('gives avatars and loose traits, and says what is promised about them', async () => {
    const before = trade();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Fathom Club #7/ }));
    expect(
      screen.getByRole('checkbox', { name: /Promise that it keeps Brass Diving Helmet/ }),
    ).toBeChecked();
    await userEvent.type(screen.getByRole('textbox', { name: /Brass Diving Helmet/ }), '2');
    await press('Review');
    expect(
      screen.getByText(wholeItem(`You give ${fathom} and 2 × ${helmet}.`)),
    ).toBeInTheDocument();
    const given = screen.getByRole('region', { name: 'You give' });
    expect(given).toHaveTextContent('2 × Brass Diving Helmet');
    expect(given).toHaveTextContent('Fathom Club #7');
    expect(
      screen.getByText(wholeItem(`You get 1 × ${quotedName('Tomato Fez', '99')}.`)),
    ).toBeInTheDocument();
    expect(screen.getByText(/and would offer 5\. Orders that/)).toBeInTheDocument();
    expect(
      screen.getByText(
        wholeItem(`It’s valid only while ${fathom} wears ${wornHelmet} as its headwear.`),
      ),
    ).toBeInTheDocument();
    const stored = readActionDraft(aliceAddress);
    before.unmount();
    trade(stored);
    await press('Back');
    expect(await screen.findByRole('checkbox', { name: /Fathom Club #7.*Avatar/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Brass Diving Helmet/ })).toHaveValue('2');
  });

  test('T101 changes the number of given editions on translated pages too', async () => {
    trade();
    const quantity = await screen.findByRole('textbox', { name: /Brass Diving Helmet/ });
    for (const count of ['2', '3']) {
      const before = { initialSelectionStart: 0, initialSelectionEnd: 1 };
      await userEvent.type(quantity, count, before);
      expect(screen.getByText(`${count} × Brass Diving Helmet`)).toBeVisible();
    }
  });

  test('E521 pressing the card of a trait gives one edition, pressing it again gives none, and the field gives several', async () => {
    trade();
    const field = await screen.findByRole('textbox', {
      name: 'Editions of Brass Diving Helmet to give, out of 3',
    });
    const tick = screen.getByRole('checkbox', { name: /Brass Diving Helmet/ });
    const card = within(screen.getByRole('group', { name: 'What you give for one edition' }));
    const given = screen.getByRole('region', { name: 'You give' });
    expect(tick).not.toBeChecked();
    for (const toggle of [
      () => userEvent.click(card.getByText('Brass Diving Helmet')),
      async () => {
        tick.focus();
        await userEvent.keyboard(' ');
      },
    ]) {
      await toggle();
      expect(tick).toBeChecked();
      expect(field).toHaveValue('1');
      expect(given).toHaveTextContent('Brass Diving Helmet');
      await toggle();
      expect(tick).not.toBeChecked();
      expect(field).toHaveValue('');
      expect(given).toHaveTextContent('Nothing yet');
    }
    await userEvent.type(field, '2');
    expect(tick).toBeChecked();
    expect(given).toHaveTextContent('2 × Brass Diving Helmet');
    await userEvent.click(card.getByText('Brass Diving Helmet'));
    expect(field).toHaveValue('');
  });

  test('E388 an own trait names its collection, and a single edition is given by a tick', async () => {
    const single = {
      ...inventoryPage,
      items: inventoryPage.items.map((item) =>
        item.kind === 'trait' ? { ...item, quantity: 1 } : item,
      ),
    };
    openAction(
      { kind: 'trade', traitId: 'wanted' },
      {
        '/economy/v1/traits/wanted': { body: wanted },
        '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
        [`/economy/v1/wallets/${aliceAddress}/inventory`]: { body: single },
      },
    );
    const tick = await screen.findByRole('checkbox', { name: /Brass Diving Helmet.*Fathom Club/ });
    await userEvent.click(tick);
    expect(tick).toBeChecked();
    const given = screen.getByRole('region', { name: 'You give' });
    expect(given).toHaveTextContent('Brass Diving Helmet');
    await userEvent.click(tick);
    expect(given).toHaveTextContent('Nothing yet');
  });

  test.each([
    ['0.9 ETH', '900000000000000000', 'closest', ['Fathom Club #7', 'Brass Diving Helmet']],
    ['0.1 ETH', '100000000000000000', 'closest', ['Brass Diving Helmet', 'Fathom Club #7']],
    ['no price', undefined, 'dearest', ['Fathom Club #7', 'Brass Diving Helmet']],
  ] as const)(
    'E677 what can be given for a trait with %s starts with the closest value, if it has one',
    async (_, amount, sort, names) => {
      const native = { chainId: 1, coin: 'native' } as const;
      const worthOf = ({ kind }: InventoryItem) => ({
        floor: {
          ...native,
          amount: kind === 'avatar' ? '800000000000000000' : '300000000000000000',
        },
        bestOffer: null,
      });
      openAction(
        { kind: 'trade', traitId: 'wanted' },
        {
          '/economy/v1/traits/wanted': { body: { ...wanted, lastSale: null } },
          '/economy/v1/traits/wanted/orders?kind=offer&limit=60': page(),
          '/economy/v1/traits/wanted/orders?kind=listing&limit=60':
            amount === undefined ? page() : page({ ...ofBob, unitPrice: { ...native, amount } }),
          [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
            body: {
              ...inventoryPage,
              items: inventoryPage.items.map((item) => ({ ...item, worth: worthOf(item) })),
            },
          },
        },
      );
      const sorts = await screen.findByRole('combobox', { name: 'Sort by' });
      expect(sorts).toHaveValue(sort);
      expect(within(sorts).queryAllByRole('option', { name: 'Closest value' })).toHaveLength(
        amount === undefined ? 0 : 1,
      );
      const cards = within(screen.getByRole('group', { name: 'What you give for one edition' }));
      const shown = cards.getAllByRole('listitem');
      for (const [position, name] of names.entries())
        expect(shown[position]).toHaveTextContent(name);
    },
  );

  test('E677 if the floor of what is wanted can’t be loaded, the form of a trade starts as without a value', async () => {
    trade();
    expect(await screen.findByRole('combobox', { name: 'Sort by' })).toHaveValue('dearest');
  });

  test('the review compares both sides only if it can show all that is signed', async () => {
    const before = trade();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Fathom Club #7/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Brass Diving Helmet/ }), '2');
    await press('Review');
    const stored = readActionDraft(aliceAddress);
    before.unmount();
    const withoutAvatars = {
      ...inventoryPage,
      items: inventoryPage.items.filter(({ kind }) => kind !== 'avatar'),
    };
    const { queryClient } = openAction(
      { kind: 'trade', traitId: 'wanted' },
      {
        '/economy/v1/traits/wanted': { body: wanted },
        [`/economy/v1/wallets/${aliceAddress}/inventory`]: { body: withoutAvatars },
      },
      stored,
    );
    expect(
      await screen.findByText(wholeItem(`You give ${fathom} and 2 × ${helmet}.`)),
    ).toBeInTheDocument();
    await settled(queryClient);
    expect(screen.queryByRole('region', { name: 'You give' })).not.toBeInTheDocument();
  });

  test('E650 can’t be reviewed before something is given, and says so', async () => {
    trade();
    const review = await screen.findByRole('button', { name: 'Review' });
    expect(screen.getByText('Choose what you give first')).toBeVisible();
    expect(review).toBeDisabled();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Fathom Club #7/ }));
    expect(review).toBeEnabled();
  });
});

describe('accepting a trade that promises what an avatar wears', () => {
  const commitments = [
    { token: fathom7.token, avatarId: '7', slot: 'headwear' as const, traitId: tokenId },
  ];
  const components = buildOrder({
    ...listingTerms,
    kind: 'trade',
    maker: bobAddress,
    gives: [{ kind: 'avatar', token: fathom7.token, tokenId: '7' }],
    gets: [{ kind: 'trait', token, tokenId: '99', quantity: 1n }],
    commitments,
  });
  const order: Order = {
    ...ofBob,
    kind: 'trade',
    hash: orderHash(components),
    components,
    commitments,
    gives: [{ kind: 'avatar', avatar: fathom7 }],
    gets: [{ kind: 'trait', trait: divingHelmetDetail, quantity: 1 }],
    unitPrice: null,
    fees: [],
    quantity: 1,
    remaining: 1,
  };
  const worn = fathom7Detail.worn.filter(({ slot }) => slot === 'headwear');
  const detail = { ...fathom7Detail, worn };
  const PROMISE = `It’s valid only while ${fathom} wears ${wornHelmet} as its headwear.`;
  const accept = (action: Order, answers = {}) =>
    openAction(
      { kind: 'accept', order: action },
      {
        '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
        '/economy/v1/avatars/fathom-club/7': { body: detail },
        ...answers,
      },
    );

  test('says so above the button that signs', async () => {
    accept(order);
    expect(await screen.findByText(wholeItem(PROMISE))).toBeInTheDocument();
    expect(screen.getByText(wholeItem(`You get ${fathom}.`))).toBeInTheDocument();
  });

  test('T62 says what else it wears now that is not promised', async () => {
    const [helmetWorn] = worn;
    const eyes = { ...helmetWorn, id: 'eyes', tokenId: '77', value: 'Laser Eyes', slot: 'eyes' };
    accept(order, {
      '/economy/v1/avatars/fathom-club/7': {
        body: { ...detail, worn: [...worn, eyes] },
      },
    });
    const unpromised = `${fathom} also wears “Laser Eyes” (#77) as its eyes now. None of that is promised: it can be changed until someone accepts.`;
    expect(await screen.findByText(wholeItem(unpromised))).toBeInTheDocument();
    expect(screen.getByText(wholeItem(PROMISE))).toBeInTheDocument();
  });

  test('shows the numbers when the names are unavailable', async () => {
    accept(order, {
      '/economy/v1/avatars/fathom-club/7': { status: 404, body: { message: 'No' } },
    });
    expect(
      await screen.findByText(
        wholeItem(`It’s valid only while ${fathom} wears the trait (#${tokenId}) as its headwear.`),
      ),
    ).toBeInTheDocument();
  });

  test('E16 cannot be signed when its promises are not those that were signed', async () => {
    accept({ ...order, commitments: [] });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This order doesn’t match its signature',
    );
  });
});
