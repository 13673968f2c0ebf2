import { copy } from './clipboard.js';
import { shownTime } from './clock.js';
import { attempt } from './desk.js';
import { find, onSubmit, textOf } from './dom.js';

/** @typedef {NonNullable<import('../../src/control/control.schema').TokenRequest['walletAddress']>} WalletAddress */

/**
 * Doesn't validate the address, because the mock does.
 * @param {string} text
 */
const asAddress = (text) => /** @type {WalletAddress} */ (text);

/**
 * @param {HTMLElement} section
 * @param {import('./desk.js').Desk} desk
 */
export const createTokens = (section, desk) => {
  const minted = find(section, '#minted', HTMLElement);
  const token = find(section, '#minted-token', HTMLTextAreaElement);

  onSubmit(find(section, 'form', HTMLFormElement), (data) => {
    const walletAddress = textOf(data, 'walletAddress');
    const expiresInS = textOf(data, 'expiresInS');
    void attempt(desk, section, async () => {
      const control = desk.control();
      const made = await control.mintToken({
        ...(walletAddress !== '' && { walletAddress: asAddress(walletAddress) }),
        ...(expiresInS !== '' && { expiresInS: Number(expiresInS) }),
      });
      token.value = made.accessToken;
      minted.hidden = false;
      find(minted, '#minted-for', HTMLElement).textContent =
        `For ${made.walletAddress} in ${control.world}, until ${shownTime(new Date(made.exp * 1000).toISOString())}`;
      return 'Token minted.';
    });
  });

  find(section, '#copy-token', HTMLElement).addEventListener('click', () => {
    void attempt(desk, section, async () => {
      await copy(token.value);
      return 'Token copied.';
    });
  });

  return {
    last: () => token.value || undefined,
    leave: () => {
      minted.hidden = true;
      token.value = '';
    },
  };
};
