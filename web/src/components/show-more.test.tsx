import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ShowMore } from './show-more';

const props = { name: 'offers', isLoading: false };

test('a complete list has no count, and its last page is only announced', () => {
  const complete = <ShowMore {...props} shown={1} total={1} onMore={undefined} />;
  const { container, rerender } = render(complete);
  expect(container).toBeEmptyDOMElement();
  rerender(<ShowMore {...props} shown={1} total={2} onMore={() => undefined} />);
  expect(screen.getByText('1 of 2 offers shown')).not.toHaveClass('sr-only');
  rerender(<ShowMore {...props} shown={2} total={2} onMore={undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 2 offers shown');
  expect(screen.getByRole('status')).toHaveClass('sr-only');
});
