import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Avatar } from './avatar';

const drawn = (props: Partial<Parameters<typeof Avatar>[0]>) => {
  const { container } = render(<Avatar photo={null} size={40} {...props} />);
  return container.querySelector('[data-slot=avatar]');
};

test('R3.8 R6.3 each premium tier has its own border, and no tier means Free', () => {
  const looks = (['Free', 'Basic', 'Advanced', 'Elite'] as const).map(
    (tier) => drawn({ tier })?.className,
  );
  expect(new Set(looks).size).toBe(4);
  expect(drawn({})?.className).toBe(looks[0]);
});

test('never loads a photo from something that isn’t a web address', () => {
  expect(drawn({ photo: 'javascript:alert(1)' })?.querySelector('img')).toBeNull();
  expect(drawn({ photo: 'https://pictures.example/a.webp' })?.querySelector('img')).not.toBeNull();
});
