import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { takeTranslationFaults } from '@/testing/translated-text';

const BARE = {
  'an element before bare text': (isOn: boolean) => <p>{isOn && <b>1</b>} left</p>,
  'bare text that appears and disappears': (isOn: boolean) => (
    <p>
      <b>1</b> {isOn && 'left'}
    </p>
  ),
  'bare text that changes between elements': (isOn: boolean) => (
    <p>
      {isOn ? 1 : 2} <b>left</b>
    </p>
  ),
  'another element before bare text': (isOn: boolean) => <p>{isOn ? <b>1</b> : <i>2</i>} left</p>,
  'two paragraphs in one place': (isOn: boolean) =>
    isOn ? (
      <p>
        <b>1</b> left
      </p>
    ) : (
      <p>None</p>
    ),
};

test.each(Object.entries(BARE))('T101 finds %s, as each test of a screen does', (_, draw) => {
  const { rerender } = render(<main>{draw(true)}</main>);
  rerender(<main>{draw(false)}</main>);
  rerender(<main>{draw(true)}</main>);
  expect(takeTranslationFaults()).not.toEqual([]);
});

const WRAPPED = {
  'text in its own element': (isOn: boolean) => (
    <p>
      {isOn && <b>1</b>}
      <span>left</span>
    </p>
  ),
  'the only text of an element': (isOn: boolean) => <p>{isOn ? '1 left' : 'None'}</p>,
  'text that isn’t translated': (isOn: boolean) => <p translate="no">{isOn && <b>1</b>} ETH</p>,
};

test.each(Object.entries(WRAPPED))('T101 accepts %s', (_, draw) => {
  const { rerender } = render(<main>{draw(true)}</main>);
  rerender(<main>{draw(false)}</main>);
  rerender(<main>{draw(true)}</main>);
  expect(takeTranslationFaults()).toEqual([]);
});
