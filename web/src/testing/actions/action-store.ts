import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { vi } from 'vitest';

import type { Outcome } from '@/features/actions/messages/summary';
import type { ActionDependencies } from '@/features/actions/dialog/signing/action-dependencies';
import type { ActionDraft } from '@/features/actions/dialog/signing/action-draft';
import { createActionStore } from '@/features/actions/dialog/signing/action-store';
import type { Signable } from '@/features/actions/messages/step';

import { loadActions } from './load-actions';

await loadActions();

export const NOW = Date.UTC(2026, 10, 21);

export const SIGNATURE = `0x${'5a'.repeat(65)}` as const;

export const filled: Outcome = {
  kind: 'executed',
  summary: { title: 'Purchase complete', words: 'You bought it.', rows: [] },
};

export const purchase: Signable = {
  kind: 'fulfilment',
  chainId: 1,
  terms: listing.components,
  commitments: [],
  message: {
    orderHash: listing.hash,
    fulfiller: bobAddress,
    quantity: '1',
    highestPrice: '120000000000000000',
    lowestProceeds: '0',
    nonce: '7',
    deadline: '0',
  },
};

export const offer = {
  kind: 'order',
  chainId: 1,
  components: listing.components,
  commitments: [],
} satisfies Signable;

export const setUp = (overrides: Partial<ActionDependencies> = {}, storedDraft?: ActionDraft) => {
  let draft = storedDraft;
  let clock = NOW;
  const wallet = {
    chainId: vi.fn(async (): Promise<number | undefined> => 1),
    switchChain: vi.fn(async () => {}),
    signTypedData: vi.fn(async () => SIGNATURE),
  };
  const send = vi.fn<ActionDependencies['send']>(async () => filled);
  const find = vi.fn<ActionDependencies['find']>(async () => ({ kind: 'notExecuted' }));
  const onChange = vi.fn();
  const onStepExecuted = vi.fn();
  const dependencies: ActionDependencies = {
    action: { kind: 'buy', order: listing },
    page: '/traits/tomato-fez',
    address: bobAddress,
    prepare: () => undefined,
    loadWallet: async () => wallet,
    send,
    signerOf: async () => undefined,
    hasCode: async () => false,
    cancelReplaced: async () => [],
    approvals: () => [],
    find,
    draft: {
      write: (next) => {
        draft = structuredClone(next);
      },
      clear: () => {
        draft = undefined;
      },
      release: () => {},
      dismiss: () => {},
    },
    now: () => clock,
    wait: async () => {},
    onChange,
    onStepExecuted,
    ...overrides,
  };
  const store = createActionStore(dependencies, storedDraft);
  const kinds: string[] = [];
  store.subscribe(() => kinds.push(store.read().kind));
  return {
    store,
    wallet,
    send,
    approvals: () => [],
    find,
    onChange,
    kinds,
    draft: () => draft,
    reloaded: (others: Partial<ActionDependencies> = {}) =>
      setUp({ ...overrides, ...others }, draft),
    pass: (ms: number) => {
      clock += ms;
    },
  };
};

export const refusedOf = (store: ReturnType<typeof setUp>['store']) => {
  const state = store.read();
  if (state.kind !== 'refused') throw new Error(`It is ${state.kind}.`);
  return state.refused;
};
