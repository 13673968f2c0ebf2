import { MAX_OPEN_ORDERS } from '@trait-market/contract/economy/order-requests';
import { refusalCodeOf, type RefusalCode } from '@trait-market/contract/economy/refusals';

import { AppError, errorText } from '@/lib/app-error';

/**
 * What a person can do next. `sign`: the same once more in the wallet. `send`: what is signed
 * already, again. `review`: look at it anew, with fresh time. `fill`: change it. `signIn`: connect
 * again, then go on. `close`: nothing here helps.
 */
export type Remedy = 'sign' | 'send' | 'review' | 'fill' | 'signIn' | 'close';

/** Why an act did not go through, and what to do. */
export type Refused = { title: string; words: string; remedy: Remedy };

type Entry = [title: string, words: string, remedy: Remedy];

const RELOAD_LATER = 'Nothing has moved. Close this, reload the page and look again.';

/** Each refusal of the market in plain words: what happened, that nothing is lost, what to do. */
const REFUSALS: Record<RefusalCode, Entry> = {
  'unknown-trait': ['This trait is not on the market', RELOAD_LATER, 'close'],
  'unknown-avatar': ['This avatar is not on the market', RELOAD_LATER, 'close'],
  'unknown-collection': ['This collection is not on the market', RELOAD_LATER, 'close'],
  'unknown-act': ['There is no trace of it', RELOAD_LATER, 'close'],
  'unknown-order': ['This order is no longer there', RELOAD_LATER, 'close'],
  'bad-signature': [
    'The signature does not fit',
    'It is not your wallet’s over exactly this, so nothing was done with it. Check that the right account is active in your wallet, then sign again. Contract wallets cannot sign here yet.',
    'sign',
  ],
  'not-yours': [
    'Another wallet is signed in',
    'This belongs to another wallet than the one that is signed in here. Nothing has moved. Choose that account in your wallet, connect again, then repeat it.',
    'close',
  ],
  'wrong-chain': [
    'Signed for another network',
    'Nothing has moved. Switch your wallet to the network that is named above, then sign again.',
    'sign',
  ],
  'wrong-contract': [
    'Signed for another contract',
    'Your wallet signed for a contract that this market does not use. Nothing has moved. Start again from the page.',
    'close',
  ],
  'wrong-deployment': [
    'Signed on another address of the market',
    'The market accepts what is signed on its own address alone, and this page has another one. Nothing has moved. Check the address in your browser, then open the market at the one that you know.',
    'close',
  ],
  'wrong-counter': [
    'All your orders were cancelled meanwhile',
    'You cancelled everything on this network after this was prepared, so it does not count any more. Nothing has moved. Go back and review it anew.',
    'fill',
  ],
  'already-executed': [
    'It had gone through already',
    'It was done once, and nothing was done now. Your activity shows it.',
    'close',
  ],
  replayed: [
    'This signature can’t be used',
    'Something else that you signed has used its number already. Nothing has moved. Close this and start again.',
    'close',
  ],
  'deadline-passed': [
    'The signature came too late',
    'It was valid for half an hour, and nothing was done with it in that time. Review it again, then sign again. If this repeats, check your device’s clock.',
    'review',
  ],
  'deadline-too-far': [
    'The clocks do not agree',
    'Your device’s clock seems to be ahead, so the signature would count for too long and was not used. Set the clock, then review it again.',
    'review',
  ],
  'bad-terms': [
    'These terms cannot be taken',
    'Nothing has moved. Go back and check the amounts and how many editions there are.',
    'fill',
  ],
  'bad-fee': [
    'The fees have changed',
    'The collection’s fees are not what they were when this was prepared. Nothing has moved. Go back and review it with the fees of now.',
    'fill',
  ],
  'no-end': ['It has no end', 'Every order ends. Go back and choose a date.', 'fill'],
  'ends-too-late': [
    'It lasts too long',
    'An order may last for six months at most. Go back and choose an earlier date.',
    'fill',
  ],
  'not-started': [
    'It would begin later',
    'An order has to hold from now on. Check the clock of your device, then go back and review it again.',
    'fill',
  ],
  'bad-commitment': [
    'What the avatar wears has changed',
    'The order promises what an avatar wears, and that does not hold. Nothing has moved. Go back and choose again.',
    'fill',
  ],
  'too-many-orders': [
    'You have too many open orders',
    `A wallet can have ${MAX_OPEN_ORDERS} open orders at a time. Nothing has moved. Cancel some on your dashboard, then try again.`,
    'close',
  ],
  expired: [
    'It has ended',
    'Its end date has passed. Nothing has moved. Close this and look at what can be had now.',
    'close',
  ],
  cancelled: [
    'It was cancelled',
    'Its maker took it back. Nothing has moved. Close this and look at what can be had now.',
    'close',
  ],
  filled: [
    'Somebody was faster',
    'The last of it went to somebody else. You paid nothing and gave nothing. Close this and look at what else there is.',
    'close',
  ],
  'not-enough-left': [
    'Not that many are left',
    'Others took some of it meanwhile. Nothing has moved. Go back and choose fewer.',
    'fill',
  ],
  'price-moved': [
    'The price is another one',
    'It is not the price that you agreed to, so nothing was taken. Close this and look at the price of now.',
    'close',
  ],
  'maker-underfunded': [
    'Its maker cannot pay now',
    'Whoever made it lacks the funds at the moment. Nothing has moved. It may come back; look at other offers meanwhile.',
    'close',
  ],
  'maker-not-the-holder': [
    'Its maker no longer has it',
    'Whoever made it has sold or moved what it gives. Nothing has moved. Close this and look at what can be had now.',
    'close',
  ],
  underfunded: [
    'Your balance is too low',
    'Your wallet does not hold enough on this network. Nothing has moved. Add funds, wrap or unwrap some, or go back and choose less.',
    'fill',
  ],
  'not-the-holder': [
    'You do not have it',
    'Your wallet does not hold, loose, what you would give. Nothing has moved. If an avatar wears it, it has to be taken off first.',
    'fill',
  ],
  'commitment-broken': [
    'The avatar wears something else now',
    'The order holds only while an avatar wears what was promised, and it does not. Nothing has moved.',
    'close',
  ],
  'own-order': [
    'This is your own order',
    'You cannot take your own order. To end it, cancel it.',
    'close',
  ],
  'bad-cursor': ['This list has moved on', RELOAD_LATER, 'close'],
};

/** Where no answer came, or none that can be read: it may have arrived. */
const UNSURE: Refused = {
  title: 'It may have gone through',
  words:
    'The market didn’t answer. Check your activity before you sign anything again. Sending it again is safe: what you signed can only be done once.',
  remedy: 'send',
};

/** Where it was sent before: that it is refused now does not say that the first one was. */
const refusedAgain = ({ title, remedy }: Refused): Refused => ({
  title,
  words:
    'That is the answer to sending it again. What you sent before may still have gone through: check your activity before you sign anything again.',
  remedy: remedy === 'signIn' ? 'signIn' : 'send',
});

/**
 * Refusals that are the last word on an act, however often it was sent: the market looks first
 * whether it has gone through, and what these say never changes again.
 */
const LAST_WORDS: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'already-executed',
  'deadline-passed',
  'replayed',
  'filled',
  'cancelled',
  'expired',
  'bad-signature',
  'wrong-chain',
  'wrong-contract',
  'wrong-deployment',
]);

const codeOf = (error: unknown): RefusalCode | undefined =>
  error instanceof AppError && error.kind === 'http' ? refusalCodeOf(error.data) : undefined;

/** The market says that this very act went through before. */
export const isAlreadyExecuted = (error: unknown): boolean => codeOf(error) === 'already-executed';

/** The request did not come through whole (408), or something behind the market's door broke. */
const isNoAnswer = (error: unknown): boolean =>
  !(error instanceof AppError) ||
  error.kind !== 'http' ||
  error.status === undefined ||
  error.status === 408 ||
  error.status >= 500;

/** Whether what was signed may have gone through, whatever was answered: the history knows. */
export const isUncertain = (error: unknown, isAgain: boolean): boolean => {
  const code = codeOf(error);
  if (code === 'already-executed' || (code === undefined && isNoAnswer(error))) return true;
  return isAgain && (code === undefined || !LAST_WORDS.has(code));
};

/** The provider no longer accepts the token (§4 Session expiry). */
export const SIGN_IN_REFUSED: Refused = {
  title: 'Your sign-in is no longer accepted',
  words: 'Nothing has moved, and nothing you entered is lost. Connect again to go on from here.',
  remedy: 'signIn',
};

const byStatus = (error: AppError): Refused => {
  const words = errorText(error);
  switch (error.status) {
    case 401:
      return SIGN_IN_REFUSED;
    case 429:
      return {
        title: 'Too many requests',
        words: 'What you signed is kept here. Wait a moment, then send it again.',
        remedy: 'send',
      };
    default:
      return isNoAnswer(error)
        ? UNSURE
        : {
            title: 'The market refused this',
            words: `${words} Nothing has moved.`,
            remedy: 'fill',
          };
  }
};

const firstRefusal = (error: unknown): Refused => {
  if (!(error instanceof AppError) || error.kind !== 'http') return UNSURE;
  const code = refusalCodeOf(error.data);
  if (code === undefined) return byStatus(error);
  const [title, words, remedy] = REFUSALS[code];
  return { title, words, remedy };
};

/**
 * Why something signed was refused, or what is known where no answer came. That nothing has moved is
 * said only where it is certain.
 *
 * @param isAgain it was sent before, and what came of that is not known
 */
export const refusedSending = (error: unknown, isAgain: boolean): Refused => {
  const refused = firstRefusal(error);
  const isCertain = isAlreadyExecuted(error) || !isUncertain(error, isAgain);
  return isAgain && refused !== UNSURE && !isCertain ? refusedAgain(refused) : refused;
};

/** Why the wallet did not sign, or did not go to another network. */
export const refusedByWallet = (error: unknown): Refused => ({
  title: 'Your wallet did not sign',
  words:
    error instanceof AppError && error.shortMessage !== undefined
      ? error.shortMessage
      : errorText(error),
  remedy: 'sign',
});
