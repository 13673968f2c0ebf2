import type { Wearable } from '@trait-market/contract/economy/avatars';
import { outfit } from '@trait-market/contract/fixtures/economy/outfits';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { OUTFITS, avatars, outfits, open, press, dress, dock } from '@/testing/premium-editor';

import { editorBatch } from './stored-batch';

beforeEach(() => editorBatch.clear());

test('an outfit can be saved, replaced, renamed and deleted', async () => {
  const { written } = open(avatars(1), '', {
    [`PUT ${OUTFITS}/${outfit.id}`]: { body: outfit },
    [`DELETE ${OUTFITS}/${outfit.id}`]: { body: outfit },
  });
  await dress(1);
  await press('Outfits');
  await userEvent.type(await screen.findByLabelText('Save this look as'), 'sunday dive');
  expect(screen.getByText(/^You already have an outfit called “Sunday dive”/)).toBeInTheDocument();
  await press('Replace outfit');
  await press('Rename Sunday dive');
  await userEvent.clear(screen.getByLabelText('New name'));
  await userEvent.type(screen.getByLabelText('New name'), 'Gala{Enter}');
  await press('Delete Sunday dive');
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await press('Delete outfit');
  const saved = { collection: 'fathom-club', wear: outfit.traits.map(({ id }) => id) };
  expect(written.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { ...saved, name: 'sunday dive' }],
    ['PUT', { ...saved, name: 'Gala' }],
    ['DELETE', null],
  ]);
});

test('E62 announces that a 21st outfit won’t fit before it is refused', async () => {
  const full = Array.from({ length: 20 }, (_, index) => ({
    ...outfit,
    id: `${outfit.id.slice(0, -2)}${10 + index}`,
    name: `Outfit ${index}`,
  }));
  const { written } = open(avatars(1), '', { [OUTFITS]: outfits(...full) });
  await dress(1);
  await press('Outfits');
  expect(await screen.findByText(/^20 of 20 saved/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Save this look as'), 'One more');
  await press('Save outfit');
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^You’ve reached the limit of 20 outfits for this collection/,
  );
  expect(written).toEqual([]);
});

test('E62 says when an outfit’s trait is gone, and applies the rest only on request', async () => {
  const helmet = outfit.traits[0];
  if (!helmet) throw new Error('The outfit is empty.');
  const monocle: Wearable = { ...helmet, id: 'monocle', slot: 'eyes', value: 'Lost Monocle' };
  open(avatars(2), '', {
    [OUTFITS]: outfits({
      ...outfit,
      traits: [monocle, { ...helmet, id: 'crown', value: 'Tin Crown' }],
    }),
  });
  await dress(1, 2);
  await press('Outfits');
  expect(await screen.findByText('Lost Monocle')).toHaveTextContent(
    'You no longer have Lost Monocle',
  );
  await press('Apply Sunday dive');
  expect(screen.getByRole('group', { name: 'Part of this look is missing' })).toHaveTextContent(
    'Lost Monocle: you don’t have one loose',
  );
  await press('Apply the rest');
  expect(dock()).toHaveTextContent('1 of 2 avatars changes');
});
