import { noticePage } from '@trait-market/contract/fixtures/economy/notices';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { WalletAddress } from '@trait-market/contract/shared';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openNoticeTabs } from './notice-tabs';

const heardBy = new Map<object, { name: string; hear: (event: { data: unknown }) => void }>();

beforeEach(() => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      readonly name: string;
      constructor(name: string) {
        this.name = name;
      }
      addEventListener(_type: string, hear: (event: { data: unknown }) => void) {
        heardBy.set(this, { name: this.name, hear });
      }
      postMessage(data: unknown) {
        for (const [channel, { name, hear }] of heardBy)
          if (channel !== this && name === this.name) hear({ data: structuredClone(data) });
      }
      close() {
        heardBy.delete(this);
      }
    },
  );
});
afterEach(() => {
  heardBy.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (address: string = aliceAddress) => {
  const onHeard = vi.fn();
  return { onHeard, ...openNoticeTabs(address as WalletAddress, onHeard) };
};

test('E76 what one tab announced, another shows without a toast', () => {
  const [one, other] = [open(), open()];
  one.tell(noticePage);
  expect(one.onHeard).not.toHaveBeenCalled();
  expect(other.onHeard.mock.calls).toEqual([
    [expect.objectContaining({ isShown: true, page: noticePage })],
  ]);
});

test('does not count as announced what no one saw', () => {
  const [one, other] = [open(), open()];
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  one.tell(noticePage);
  expect(other.onHeard.mock.calls).toEqual([[expect.objectContaining({ isShown: false })]]);
});

test('ignores another wallet’s notices and invalid messages, and a closed tab hears nothing', () => {
  const [one, other, gone] = [open(bobAddress), open(), open()];
  gone.close();
  one.tell(noticePage);
  for (const { hear } of heardBy.values()) hear({ data: { address: aliceAddress, page: 'x' } });
  expect(other.onHeard).not.toHaveBeenCalled();
  open().tell(noticePage);
  expect(gone.onHeard).not.toHaveBeenCalled();
  expect(other.onHeard).toHaveBeenCalledOnce();
});

test('where tabs can’t communicate, each works by itself', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { tell, close } = open();
  expect(() => {
    tell(noticePage);
    close();
  }).not.toThrow();
});
