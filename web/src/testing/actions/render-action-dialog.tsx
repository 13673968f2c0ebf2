import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { vi } from 'vitest';

import { ActionDialog } from '@/features/actions/dialog/action-dialog';

import { ChainReaderContext, type ChainReader } from '@/lib/chain/chain-reader';

import { renderScreen } from '../render-screen';
import { signedInAsAlice } from '../sessions';
import { stubActions } from './actions-stub';
import { loadActions } from './load-actions';

await loadActions();

type Action = Parameters<typeof ActionDialog>[0]['action'];

const NO_CODE: ChainReader = {
  canRead: () => true,
  balance: () => Promise.resolve(0n),
  isContract: () => Promise.resolve(false),
  hasCode: () => Promise.resolve(false),
};

export const renderActionDialog = (action: Action, reader = NO_CODE) =>
  renderScreen(
    stubActions().within(
      <ChainReaderContext value={reader}>
        <ActionDialog
          action={action}
          restored={undefined}
          address={aliceAddress}
          opener={{ current: null }}
          onSignIn={vi.fn()}
          onInterrupted={vi.fn()}
          onStart={vi.fn()}
          onClose={vi.fn()}
        />
      </ChainReaderContext>,
    ),
    { session: signedInAsAlice },
  );
