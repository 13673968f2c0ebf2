import { anyFathomOffer, anyHat } from '@trait-market/contract/fixtures/economy/criteria';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ItemPicture } from './item-picture';

const urls = ['one', 'two', 'three', 'four'].map((name) => `https://art.example/${name}.svg`);
const shown = (imageUrls: readonly string[] | undefined) => {
  const criteria = { ...anyHat, ...(imageUrls && { imageUrls: [...imageUrls] }) };
  const { container } = render(
    <ItemPicture item={{ kind: 'any', criteria, quantity: 2 }} size={64} />,
  );
  return [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
};

test('E477 a set is shown by pictures of its traits, or by a placeholder without any', () => {
  expect(shown(urls)).toEqual(urls);
  expect(shown(urls.slice(0, 1))).toEqual(urls.slice(0, 1));
  expect(shown(undefined)).toEqual([]);
});

test('E608 an offer for any avatar is shown by pictures of the collection’s avatars', () => {
  const [item] = anyFathomOffer.gets;
  if (item?.kind !== 'anyAvatar') throw new Error('The offer is for any avatar.');
  const { container } = render(<ItemPicture item={{ ...item, imageUrls: urls }} size={64} />);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
    urls,
  );
});

test('a trait is shown by its own picture', () => {
  const { container } = render(
    <ItemPicture item={{ kind: 'trait', trait: divingHelmetRef, quantity: 1 }} size={64} />,
  );
  expect(container.querySelector('img')).toHaveAttribute('src', divingHelmetRef.imageUrl);
});
