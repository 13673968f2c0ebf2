import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { ANSWERS, helmet, pageOf } from '@/testing/playground';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { ConstructEditor } from './construct-editor';

const loose = (slot: string) => ({
  kind: 'trait',
  trait: {
    ...helmet,
    id: slot,
    slot,
    value: `My ${slot}`,
    token: fathom7Detail.token,
    tokenId: '9',
  },
  quantity: 1,
  listedByOwner: 0,
  rank: null,
});

test.each([
  ['Headwear', ['eyes', 'headwear']],
  ['Mouth', ['eyes', 'mouth']],
  ['Headwear', []],
])('E698 Construct opens on %s with loose traits for: %s', async (open, slots) => {
  stubApi({
    ...ANSWERS,
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: pageOf(...slots.map(loose)),
  });
  const { within: acting } = stubActions();
  renderScreen(
    acting(
      <ConstructEditor
        avatar={fathom7Detail}
        address={aliceAddress}
        wish={{ wear: [], isWhole: false }}
      />,
    ),
    { session: signedInAsAlice },
  );
  const rail = () => screen.getByRole('group', { name: 'Slots' });
  const pressed = () => rail().querySelector('[aria-pressed=true]');
  if (slots.length > 0) await screen.findByRole('radio', { name: new RegExp(`^My ${open}`, 'i') });
  else await screen.findByText(/^You have no loose traits for this slot/);
  expect(pressed()).toHaveTextContent(open);
  await userEvent.click(screen.getByRole('button', { name: /^Body/ }));
  expect(pressed()).toHaveTextContent('Body');
});
