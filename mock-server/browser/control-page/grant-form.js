import { textOf } from './dom.js';

/** @typedef {import('../../src/control/control.schema').GrantRequest} GrantRequest */
/** @typedef {NonNullable<GrantRequest['walletAddress']>} WalletAddress */
/** @typedef {NonNullable<GrantRequest['coins']>[number]} Coins */

const WEI_DECIMALS = 18;

/** @type {Record<string, Pick<Coins, 'chainId' | 'coin'>>} */
const COINS = {
  eth: { chainId: 1, coin: 'native' },
  wrapped: { chainId: 1, coin: 'wrapped' },
  pol: { chainId: 137, coin: 'native' },
  wpol: { chainId: 137, coin: 'wrapped' },
};

/**
 * Converts a decimal number of coins to wei.
 * @throws Error with a message for the user when the number is invalid
 * @param {string} text
 */
const weiOf = (text) => {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,18}))?$/.exec(text) ?? [];
  if (whole === '') throw new Error('Give an amount in whole coins: 2.5 for example.');
  return String(BigInt(whole + fraction.padEnd(WEI_DECIMALS, '0')));
};

/**
 * Doesn't validate addresses and traits, because the mock does.
 * @throws Error with a message for the user when an amount is invalid
 * @param {FormData} data
 * @returns {GrantRequest}
 */
export const grantOf = (data) => {
  const address = textOf(data, 'walletAddress');
  const to = address === '' ? {} : { walletAddress: /** @type {WalletAddress} */ (address) };
  const what = textOf(data, 'what');
  const coins = COINS[what];
  if (coins) return { ...to, coins: [{ ...coins, amount: weiOf(textOf(data, 'amount')) }] };
  if (what === 'vanilla' || what === 'subscription')
    return { ...to, credits: { [what]: Number(textOf(data, 'credits')) } };
  if (what === 'trait')
    return {
      ...to,
      traits: [{ id: textOf(data, 'trait'), quantity: Number(textOf(data, 'editions')) }],
    };
  return {
    ...to,
    avatars: [{ collection: textOf(data, 'collection'), tokenId: textOf(data, 'number') }],
  };
};
