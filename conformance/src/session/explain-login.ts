import { LOCAL_LEGAL_LINKS_BASE } from '@trait-market/contract/login-message';

import { Breach } from '../probe/outcome';
import type { Probe } from '../probe/probe';
import { askNonce, newWallet, postLogin, type LoginMessage } from './session';

type Change = (message: string) => string;

const withLegalLinksOf =
  (base: string): Change =>
  (message) =>
    message.replaceAll(/https?:\S+(?=\/(?:terms|privacy-policy|nft-license))/g, base);

/** Frequent mistakes of providers, each as what the provider's text has instead. */
const DIFFERENCES: Readonly<Record<string, Change>> = {
  'the address in lower case': (message) =>
    message.replace(/0x[0-9a-f]{40}/i, (address) => address.toLowerCase()),
  'a line feed at the end': (message) => `${message}\n`,
  'line ends of \\r\\n': (message) => message.replaceAll('\n', '\r\n'),
  'no empty lines': (message) => message.replaceAll('\n\n', '\n'),
};

/** Legal pages of the product of `npm start`, or of the target itself, which can be the product. */
const otherBases = (target: string): Record<string, Change> =>
  Object.fromEntries(
    [LOCAL_LEGAL_LINKS_BASE, new URL(target).origin].map((base) => [
      `legal links of ${base}: set --legal-links-base ${base}`,
      withLegalLinksOf(base),
    ]),
  );

const isAccepted = async (
  probe: Probe,
  loginMessage: LoginMessage,
  change: Change,
): Promise<boolean> => {
  const { address, signMessage } = newWallet();
  const message = change(loginMessage(address, await askNonce(probe, address)));
  const { response } = await postLogin(probe, address, await signMessage({ message }));
  return response.status >= 200 && response.status < 300;
};

type Login = { probe: Probe; loginMessage: LoginMessage; target: string };

const differenceIn = async ({
  probe,
  loginMessage,
  target,
}: Login): Promise<string | undefined> => {
  const changes = { ...otherBases(target), ...DIFFERENCES };
  for (const [difference, change] of Object.entries(changes))
    if (await isAccepted(probe, loginMessage, change)) return difference;
  return undefined;
};

const NO_KNOWN_DIFFERENCE =
  'none of the usual mistakes explains it; compare the text with yours, and the legal links with --legal-links-base';

/** Adds the signed text to a failed login, and how the text that the target expects differs. */
export const explainLogin = async (
  login: Login,
  { expected, got, exchange }: Breach,
): Promise<Breach> => {
  const text = login.loginMessage('0x52908400098527886E0F7030069857D2E4169EE7', '{nonce}');
  const difference = await differenceIn(login);
  return new Breach(
    `${expected} for a wallet that signed this text (here with another address):\n${text}\n`,
    difference === undefined
      ? `${got}; ${NO_KNOWN_DIFFERENCE}`
      : `${got}; the target accepts the text with ${difference}`,
    exchange,
  );
};
