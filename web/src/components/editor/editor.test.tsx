import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { Editor } from './editor';

test.each(['&wear=fez&wear=eyes', '&wear=fez&only=1'])(
  'another avatar is chosen for the same traits: %s',
  async (wish) => {
    stubApi({ '/economy/v1/avatars/fathom-club/7': { body: fathom7 } });
    renderScreen(
      <Editor
        title="Construct"
        lead="Dress an avatar."
        connectButton={<button>Connect</button>}
        art={null}
        addressFor={() => ''}
      >
        {() => null}
      </Editor>,
      { session: signedInAsAlice, at: `/construct?avatar=fathom-club/7${wish}` },
    );
    expect(await screen.findByRole('link', { name: 'Choose another avatar' })).toHaveAttribute(
      'href',
      `/construct?${wish.slice(1)}`,
    );
  },
);
