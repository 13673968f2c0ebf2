import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { vi } from 'vitest';

import { ActionDialog } from '@/features/actions/dialog/action-dialog';

import { renderScreen } from './render-screen';
import { signedInAsAlice } from './sessions';
import { loadActions } from './load-actions';

await loadActions();

type Action = Parameters<typeof ActionDialog>[0]['action'];

export const renderActionDialog = (action: Action) =>
  renderScreen(
    <ActionDialog
      action={action}
      restored={undefined}
      address={aliceAddress}
      opener={{ current: null }}
      onSignIn={vi.fn()}
      onInterrupted={vi.fn()}
      onStart={vi.fn()}
      onClose={vi.fn()}
    />,
    { session: signedInAsAlice },
  );
