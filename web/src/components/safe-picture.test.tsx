import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SafePicture } from './safe-picture';

const draw = (src: string | null, alt = 'Brass Diving Helmet') =>
  render(<SafePicture src={src} alt={alt} size={96} placeholder={<i data-testid="drawn" />} />);

test('shows a picture in the space reserved for it', () => {
  draw('https://pictures.example/helmet.svg');
  const picture = screen.getByRole('img', { name: 'Brass Diving Helmet' });
  expect(picture).toHaveAttribute('src', 'https://pictures.example/helmet.svg');
  expect(picture).toHaveAttribute('width', '96');
  expect(picture).toHaveAttribute('height', '96');
});

test.each(['javascript:alert(1)', 'data:text/html,x', null])(
  'draws the placeholder, under the same name, for %s',
  (src) => {
    const { container } = draw(src);
    expect(screen.getByTestId('drawn')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Brass Diving Helmet' })).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  },
);

test('replaces a picture that cannot be loaded with the placeholder', () => {
  draw('https://pictures.example/gone.svg');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByTestId('drawn')).toBeInTheDocument();
});

test('tries again when it is given another picture', () => {
  const { rerender } = draw('https://pictures.example/gone.svg');
  fireEvent.error(screen.getByRole('img'));
  rerender(
    <SafePicture src="https://pictures.example/new.svg" alt="New" size={96} placeholder={null} />,
  );
  expect(screen.getByRole('img', { name: 'New' })).toHaveAttribute(
    'src',
    'https://pictures.example/new.svg',
  );
});
