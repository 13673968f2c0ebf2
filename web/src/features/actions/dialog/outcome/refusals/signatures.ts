import { RELOAD_LATER, type Refusals } from '../../../messages/refusal';

/** Refusals of a signature, its signer, its domain and its deadline. */
export const SIGNATURES = {
  'unknown-act': ['We have no record of this', RELOAD_LATER, 'close'],
  'bad-signature': [
    'Invalid signature',
    'This signature doesn’t match the request, so nothing was done. Check that the right account is active in your wallet, then sign again. Contract wallets aren’t supported yet.',
    'sign',
  ],
  'not-yours': [
    'Another wallet is signed in',
    'This was signed by a different wallet than the one connected here. Nothing has moved. Choose that account in your wallet, connect again, then try again.',
    'close',
  ],
  'wrong-chain': [
    'Signed for another network',
    'Nothing has moved. Switch your wallet to the network named above, then sign again.',
    'sign',
  ],
  'wrong-contract': [
    'Signed for another contract',
    'Your wallet signed for a contract this market doesn’t use. Nothing has moved. Start again from the trait’s page.',
    'close',
  ],
  'wrong-deployment': [
    'Signed on a different site',
    'The market only accepts what’s signed on its own address, and this page has a different one. Nothing has moved. Check the address bar, then open the market at the address you know.',
    'close',
  ],
  'already-executed': [
    'It already went through',
    'It was done the first time, and nothing was done this time. You’ll find it in your activity.',
    'close',
  ],
  replayed: [
    'This signature can’t be used',
    'It has the same number as something you’ve already signed. Nothing has moved. Close this and start again.',
    'close',
  ],
  'deadline-passed': [
    'The signature expired',
    'It was valid for half an hour and wasn’t used in that time. Review it again, then sign again. If this keeps happening, check your device’s clock.',
    'review',
  ],
  'deadline-too-far': [
    'Your clock is ahead',
    'Your device’s clock seems to be ahead, so the signature would be valid for too long and wasn’t used. Set the clock, then review it again.',
    'review',
  ],
} satisfies Refusals;
