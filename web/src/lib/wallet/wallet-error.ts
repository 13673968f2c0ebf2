import * as z from 'zod/mini';

import { AppError } from '../app-error';
import { ENDED_WORDS } from './ended-words';

/** Wallet problems, distinguished by codes, because wallets share no error classes. */
export type WalletProblem =
  | 'rejected'
  | 'pending'
  | 'disconnected'
  | 'locked'
  | 'unauthorized'
  | 'unsupportedMethod'
  | 'unsupportedChain'
  | 'otherChain'
  | 'cannotSwitch'
  | 'switchDeclined'
  | 'notInstalled'
  | 'noProjectId'
  | 'windowBlocked'
  | 'cancelled'
  | 'timeout'
  | 'unknown';

const PROBLEM_BY_CODE: Partial<Record<number, WalletProblem>> = {
  4001: 'rejected',
  // The relay's codes: 5000 to 5003 mean declined by the user; 6 means expired.
  5000: 'rejected',
  5001: 'rejected',
  5002: 'rejected',
  5003: 'rejected',
  6: 'timeout',
  [-32002]: 'pending',
  4100: 'unauthorized',
  4200: 'unsupportedMethod',
  [-32601]: 'unsupportedMethod',
  [-32004]: 'unsupportedMethod',
  4900: 'disconnected',
  4901: 'disconnected',
  4902: 'unsupportedChain',
  5710: 'unsupportedChain',
};

/** wagmi's own errors by name, because they have no code, or all have the same code. */
const PROBLEM_BY_NAME = new Map<string, WalletProblem>([
  ['ProviderNotFoundError', 'notInstalled'],
  ['TimeoutError', 'timeout'],
  ['ConnectorNotConnectedError', 'disconnected'],
  ['ConnectorChainMismatchError', 'otherChain'],
  ['SwitchChainNotSupportedError', 'cannotSwitch'],
  ['SwitchChainError', 'cannotSwitch'],
]);

const WORDS: Record<WalletProblem, (network: string) => string> = {
  rejected: () =>
    'You declined the request in your wallet. Nothing was signed. Try again when you like.',
  pending: () =>
    'Your wallet already has a request open. Open the wallet, answer it there, then try again.',
  disconnected: () => ENDED_WORDS.disconnected,
  locked: () => 'Your wallet is locked. Unlock it to continue. Nothing was signed.',
  unauthorized: () =>
    'Your wallet doesn’t let this site use that account. Allow it in the wallet, then try again. Nothing was signed.',
  unsupportedMethod: () =>
    'Your wallet doesn’t support this request. Nothing was signed. Use another wallet.',
  unsupportedChain: (network) =>
    `Your wallet can’t use ${network}. Add it in the wallet, or use another wallet. Nothing was signed.`,
  otherChain: () =>
    'Your wallet is on another network. Switch it there, then try again. Nothing was signed.',
  cannotSwitch: (network) =>
    `Your wallet can’t be switched to ${network} from here. Choose it in the wallet, then try again. Nothing was signed.`,
  switchDeclined: (network) => `You didn’t switch networks. Switch to ${network} to sign.`,
  notInstalled: () =>
    'This wallet wasn’t found in your browser. Install it and reload the page, or choose another.',
  noProjectId: () => 'WalletConnect isn’t set up on this site. Choose another wallet.',
  windowBlocked: () =>
    'Your browser blocked the wallet’s window. Allow pop-ups for this site, then try again.',
  cancelled: () => ENDED_WORDS.cancelled,
  timeout: () => 'Your wallet isn’t responding. Open it and unlock it, then try again.',
  unknown: () =>
    'Your wallet couldn’t do this. Nothing was signed. Try again, or choose another wallet.',
};

export const walletError = (
  problem: WalletProblem,
  cause?: unknown,
  network = 'this network',
): AppError => {
  const words = WORDS[problem](network);
  return new AppError('wallet', cause instanceof Error ? cause.message : words, {
    shortMessage: words,
    // Only the site's operator can configure a missing project id.
    isFinal: problem === 'noProjectId',
    cause,
  });
};

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

/** Some wallets wrap another error, with a more specific code, in the error's `data`. */
const CodeSchema = z.object({ code: z.number() });
const WrappedSchema = z.object({ data: z.object({ originalError: CodeSchema }) });
const NamedSchema = z.object({ name: z.string() });

const codeOf = (link: unknown): number | undefined =>
  WrappedSchema.safeParse(link).data?.data.originalError.code ??
  CodeSchema.safeParse(link).data?.code;

const problemOf = (link: unknown): WalletProblem | undefined => {
  const named = PROBLEM_BY_NAME.get(NamedSchema.safeParse(link).data?.name ?? '');
  if (named !== undefined) return named;
  const code = codeOf(link);
  return code === undefined ? undefined : (PROBLEM_BY_CODE[code] ?? 'unknown');
};

/** The innermost error is the most specific, such as "declined" within a failed switch. */
const innermostProblem = (error: unknown): WalletProblem =>
  causesOf(error)
    .map(problemOf)
    .findLast((problem) => problem !== undefined) ?? 'unknown';

export const toWalletError = (error: unknown): AppError =>
  error instanceof AppError ? error : walletError(innermostProblem(error), error);

/** wagmi reports every failure to add an unknown network (4902) as declined by the user. */
export const toSwitchError = (error: unknown, network: string): AppError => {
  if (error instanceof AppError) return error;
  const problem = innermostProblem(error);
  if (problem === 'rejected') return walletError('switchDeclined', error, network);
  if (problem !== 'unknown' && problem !== 'unsupportedMethod')
    return walletError(problem, error, network);
  const wasAdding = problemOf(error) === 'rejected';
  return walletError(wasAdding ? 'unsupportedChain' : 'cannotSwitch', error, network);
};
