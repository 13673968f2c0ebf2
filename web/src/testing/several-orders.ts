import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { size } from 'viem';
import { vi } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { AppError } from '@/lib/app-error';
import type { Outcome } from '@/features/actions/messages/summary';
import type { ActionDependencies } from '@/features/actions/dialog/signing/action-dependencies';
import type { ActionDraft } from '@/features/actions/dialog/signing/action-draft';
import { createActionStore } from '@/features/actions/dialog/signing/action-store';
import type { Signable } from '@/features/actions/messages/step';

import { loadActions } from './actions/load-actions';

await loadActions();

const NOW = 0;
export const signatureAt = (position: number) =>
  `0x${String(position).padStart(130, '0')}` as const;
export const refusal = (code: string) =>
  new AppError('http', 'raw', { status: 409, data: { message: 'raw', code } });

export const posted: Outcome = {
  kind: 'executed',
  summary: { title: 'Your listing is live', words: '', rows: [] },
};

export const LOWER = '100000000000000000';

export const setUp = (action: Action, storedDraft?: ActionDraft) => {
  let draft = storedDraft;
  let clock = NOW;
  let signatures = 0;
  const arrived: string[] = [];
  const wallet = {
    chainId: vi.fn(async (): Promise<number | undefined> => 1),
    switchChain: vi.fn(async () => {}),
    signTypedData: vi.fn(async () => signatureAt((signatures += 1))),
  };
  const nameOf = (signable: Signable): string =>
    signable.kind === 'order' ? `list instead of ${signable.replaces ?? 'nothing'}` : signable.kind;
  const send = vi.fn<ActionDependencies['send']>(async (signable) => {
    arrived.push(nameOf(signable));
    return posted;
  });
  const cancelReplaced = vi.fn<ActionDependencies['cancelReplaced']>(
    async (_, signature, hashes) => {
      arrived.push(`cancel ${hashes.join(' ')} by ${Number(signature)}`);
      return [];
    },
  );
  const wait = vi.fn<ActionDependencies['wait']>(async (ms) => {
    clock += ms;
  });
  const writeDraft = vi.fn<ActionDependencies['draft']['write']>(
    (next) => (draft = structuredClone(next)),
  );
  const store = createActionStore(
    {
      action,
      page: '/dashboard',
      address: aliceAddress,
      prepare: () => undefined,
      loadWallet: async () => wallet,
      signerOf: async (_, signature) => (size(signature) === 65 ? aliceAddress : undefined),
      hasCode: async () => false,
      send,
      cancelReplaced,
      approvals: () => [],
      find: async () => ({ kind: 'notExecuted' }),
      draft: {
        write: writeDraft,
        clear: () => (draft = undefined),
        release: () => {},
        dismiss: () => {},
      },
      now: () => clock,
      wait,
      onChange: () => {},
      onStepExecuted: () => {},
    },
    storedDraft,
  );
  return {
    store,
    wallet,
    send,
    cancelReplaced,
    wait,
    arrived,
    draft: () => draft,
    writeDraft,
    pass: (ms: number) => (clock += ms),
  };
};
