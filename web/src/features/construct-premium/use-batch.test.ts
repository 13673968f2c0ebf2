import type { Wearable } from '@trait-market/contract/economy/avatars';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { lookOf, type Look } from '@/lib/looks/look';

import { editorBatch } from './stored-batch';
import { useBatch } from './use-batch';

const hat: Wearable = { ...divingHelmetRef, id: 'hat' };
const cap: Wearable = { ...divingHelmetRef, id: 'cap' };

const wallet = (...looks: Wearable[][]): ReadonlyMap<string, Look> =>
  new Map(looks.map((worn, position) => [String(position + 1), lookOf(worn)]));
const open = (worn = wallet([hat], [])) =>
  renderHook(({ now }) => useBatch('fathom-club', now), { initialProps: { now: worn } });

beforeEach(() => editorBatch.clear());

test('of 21 avatars, chooses 20, and removing one makes room', () => {
  const many = wallet(...Array.from({ length: 22 }, () => []));
  const { result } = open(many);
  act(() => result.current.change({ type: 'choose', tokenIds: [...many.keys()] }));
  expect(result.current.chosen).toHaveLength(20);
  act(() => result.current.change({ type: 'choose', tokenIds: ['22'] }));
  expect(result.current.chosen).not.toContain('22');
  act(() => result.current.change({ type: 'leaveOut', tokenIds: ['1'] }));
  act(() => result.current.change({ type: 'choose', tokenIds: ['22'] }));
  expect(result.current.chosen.at(-1)).toBe('22');
});

test('E60 restores the chosen avatars, their new looks and the steps after a reload', () => {
  const before = open();
  act(() => before.result.current.change({ type: 'choose', tokenIds: ['2', '1'] }));
  act(() => before.result.current.change({ type: 'wish', wishes: { 1: { headwear: null } } }));
  act(() => before.result.current.change({ type: 'wish', wishes: { 2: { headwear: cap } } }));
  act(() => before.result.current.change({ type: 'undo' }));
  before.unmount();
  const { result } = open();
  expect(result.current.chosen).toEqual(['2', '1']);
  expect(result.current.wishes).toEqual({ 1: { headwear: null } });
  act(() => result.current.change({ type: 'redo' }));
  expect(result.current.wishes).toEqual({ 1: { headwear: null }, 2: { headwear: cap } });
  expect(result.current.canRedo).toBe(false);
});

test('drops changes that have been made, and keeps the others', () => {
  const { result, rerender } = open();
  act(() =>
    result.current.change({
      type: 'wish',
      wishes: { 1: { headwear: null }, 2: { headwear: cap } },
    }),
  );
  rerender({ now: wallet([], []) });
  expect(result.current.wishes).toEqual({ 2: { headwear: cap } });
  expect(result.current.canUndo).toBe(false);
});

test('removes and names an avatar that is gone, and keeps the changes for the rest', () => {
  const { result, rerender } = open();
  act(() => result.current.change({ type: 'choose', tokenIds: ['1', '2'] }));
  act(() => result.current.change({ type: 'wish', wishes: { 1: { headwear: cap } } }));
  rerender({ now: wallet([hat]) });
  expect(result.current).toMatchObject({ chosen: ['1'], gone: ['2'] });
  expect(result.current.wishes).toEqual({ 1: { headwear: cap } });
});

test('counts no step that changes nothing', () => {
  const { result } = open();
  act(() => result.current.change({ type: 'wish', wishes: { 2: {} } }));
  expect(result.current.canUndo).toBe(false);
});

test.each(['{', '[]', 'null', '[{"collection":"fathom-club"}]'])(
  'starts over when %s was stored',
  (text) => {
    editorBatch.write(text);
    expect(open().result.current).toMatchObject({ chosen: [], wishes: {} });
  },
);
