import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { vi } from 'vitest';

import { ActDialog } from '@/features/actions/dialog/act-dialog';

import { renderScreen } from './render-screen';
import { signedInAsAlice } from './sessions';

type Act = Parameters<typeof ActDialog>[0]['act'];

/** Opens the dialog of an act that Alice, who is signed in, begins anew. */
export const renderActDialog = (act: Act) =>
  renderScreen(
    <ActDialog
      act={act}
      kept={undefined}
      address={aliceAddress}
      opener={{ current: null }}
      onSignIn={vi.fn()}
      onInterrupted={vi.fn()}
      onStart={vi.fn()}
      onClose={vi.fn()}
    />,
    { session: signedInAsAlice },
  );
