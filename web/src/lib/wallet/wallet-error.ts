import { AppError } from '../app-error';

/** What can go wrong with a wallet, told apart by code because wallets do not share classes. */
export type WalletProblem =
  | 'rejected'
  | 'pending'
  | 'disconnected'
  | 'unsupportedChain'
  | 'otherChain'
  | 'cannotSwitch'
  | 'notInstalled'
  | 'noProjectId'
  | 'cancelled'
  | 'timeout'
  | 'unknown';

const PROBLEM_BY_CODE: Partial<Record<number, WalletProblem>> = {
  4001: 'rejected',
  // The relay's own: declined as a whole, its networks, its methods, its events; expired.
  5000: 'rejected',
  5001: 'rejected',
  5002: 'rejected',
  5003: 'rejected',
  6: 'timeout',
  [-32002]: 'pending',
  4900: 'disconnected',
  4901: 'disconnected',
  4902: 'unsupportedChain',
  5710: 'unsupportedChain',
};

/** What the wallet layer throws itself, which has no code. */
const PROBLEM_BY_NAME = new Map<string, WalletProblem>([
  ['ProviderNotFoundError', 'notInstalled'],
  ['TimeoutError', 'timeout'],
  ['ConnectorNotConnectedError', 'disconnected'],
  ['ConnectorChainMismatchError', 'otherChain'],
  ['SwitchChainNotSupportedError', 'cannotSwitch'],
]);

const WORDS: Record<WalletProblem, string> = {
  rejected: 'You declined the request in your wallet. Nothing was signed. Try again when you like.',
  pending:
    'Your wallet already has a request open. Open the wallet, answer it there, then try again.',
  disconnected: 'Your wallet is disconnected. Unlock it or check its connection, then try again.',
  unsupportedChain:
    'Your wallet does not know this network. Add Ethereum or Polygon to it, then try again.',
  otherChain:
    'Your wallet is on another network. Switch it there, then try again. Nothing was signed.',
  cannotSwitch:
    'This wallet cannot be switched from here. Choose the network in it, then try again.',
  notInstalled:
    'This wallet was not found in your browser. Install it and reload the page, or choose another.',
  noProjectId:
    'WalletConnect is not set up on this site, so it cannot be used here. Choose another wallet.',
  cancelled: 'Cancelled. Nothing was signed.',
  timeout: 'Your wallet did not answer in time. Open it, then try again.',
  unknown:
    'Your wallet could not do this. Nothing was signed. Try again, or choose another wallet.',
};

/** An error of the wallet, in words that say what to do. */
export const walletError = (problem: WalletProblem, cause?: unknown): AppError =>
  new AppError('wallet', cause instanceof Error ? cause.message : WORDS[problem], {
    shortMessage: WORDS[problem],
    // Only whoever runs the site can set it up.
    isFinal: problem === 'noProjectId',
    cause,
  });

const causesOf = (error: unknown): unknown[] => {
  const chain: unknown[] = [];
  for (
    let link = error;
    typeof link === 'object' && link !== null && chain.length < 8 && !chain.includes(link);
    link = 'cause' in link ? link.cause : undefined
  )
    chain.push(link);
  return chain;
};

const problemOf = (link: unknown): WalletProblem | undefined => {
  if (typeof link !== 'object' || link === null) return undefined;
  if ('code' in link && typeof link.code === 'number' && PROBLEM_BY_CODE[link.code])
    return PROBLEM_BY_CODE[link.code];
  const name = 'name' in link && typeof link.name === 'string' ? link.name : '';
  return PROBLEM_BY_NAME.get(name);
};

/** Whatever a wallet threw, as an `AppError` of kind `wallet`. */
export const toWalletError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  // The innermost says most: what failed to switch the network may have been declined.
  const problem = causesOf(error).map(problemOf).findLast(Boolean);
  return walletError(problem ?? 'unknown', error);
};
