import type { Wearable } from '@trait-market/contract/economy/avatars';
import type { Slot } from '@trait-market/contract/economy/shared';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { editorFitting } from './stored-fitting';
import { idsOf, lookOf, type Look } from './look';
import { useFitting } from './use-fitting';

const trait = (id: string, slot: Slot): Wearable => ({
  id,
  value: id,
  slot,
  rarity: 'common',
  collection: 'fathom-club',
});
const brass = trait('brass', 'body');
const hat = trait('hat', 'headwear');
const cap = trait('cap', 'headwear');
const lens = trait('lens', 'eyes');
const worn = lookOf([brass, hat]);
const PLACE = 'construct fathom-club/7';

beforeEach(() => editorFitting.clear());

const open = (place = PLACE, look: Look = worn, wish?: Look) =>
  renderHook(({ now }) => useFitting(place, now, wish), { initialProps: { now: look } });

test('E55 a reload restores the look and the steps that led to it', () => {
  const first = open();
  act(() => first.result.current.change({ type: 'put', trait: cap }));
  act(() => first.result.current.change({ type: 'put', trait: lens }));
  act(() => first.result.current.change({ type: 'undo' }));
  first.unmount();
  const second = open();
  expect(idsOf(second.result.current.look)).toEqual(['brass', 'cap']);
  expect(second.result.current.canRedo).toBe(true);
  act(() => second.result.current.change({ type: 'undo' }));
  expect(idsOf(second.result.current.look)).toEqual(['brass', 'hat']);
});

test('each avatar has its own fitting at each editor', () => {
  const first = open();
  act(() => first.result.current.change({ type: 'put', trait: cap }));
  expect(idsOf(open('extract fathom-club/7').result.current.look)).toEqual(['brass', 'hat']);
  expect(idsOf(open('construct fathom-club/8').result.current.look)).toEqual(['brass', 'hat']);
  expect(idsOf(open().result.current.look)).toEqual(['brass', 'cap']);
});

test('a look from a link is one step, on top of what was already started', () => {
  const first = open();
  act(() => first.result.current.change({ type: 'put', trait: cap }));
  first.unmount();
  const { result } = open(PLACE, worn, lookOf([brass, lens]));
  expect(idsOf(result.current.look)).toEqual(['brass', 'lens']);
  act(() => result.current.change({ type: 'undo' }));
  expect(idsOf(result.current.look)).toEqual(['brass', 'cap']);
});

test('leaves nothing to do when the avatar is dressed as chosen', () => {
  const { result, rerender } = open();
  act(() => result.current.change({ type: 'put', trait: cap }));
  rerender({ now: lookOf([brass, cap]) });
  expect(idsOf(result.current.look)).toEqual(['brass', 'cap']);
  expect(result.current.canUndo).toBe(false);
  expect(editorFitting.read()).toBeUndefined();
});

test.each(['', 'null', '[{"place":"construct fathom-club/7"}]', '{"now":'])(
  'ignores stored steps that cannot be read: %s',
  (text) => {
    editorFitting.write(text);
    expect(idsOf(open().result.current.look)).toEqual(['brass', 'hat']);
  },
);
