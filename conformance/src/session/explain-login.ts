import { Breach } from '../probe/outcome';
import type { Probe } from '../probe/probe';
import { askNonce, newWallet, postLogin, type LoginMessage } from './session';

/** Frequent mistakes of providers, each as what the provider's text has instead. */
const DIFFERENCES: Readonly<Record<string, (message: string) => string>> = {
  'the address in lower case': (message) =>
    message.replace(/0x[0-9a-f]{40}/i, (address) => address.toLowerCase()),
  'a line feed at the end': (message) => `${message}\n`,
  'line ends of \\r\\n': (message) => message.replaceAll('\n', '\r\n'),
  'no empty lines': (message) => message.replaceAll('\n\n', '\n'),
  'legal links of http://localhost:4000': (message) =>
    message.replaceAll(
      /https?:\S+(?=\/(?:terms|privacy-policy|nft-license))/g,
      'http://localhost:4000',
    ),
};

const isAccepted = async (
  probe: Probe,
  loginMessage: LoginMessage,
  change: (message: string) => string,
): Promise<boolean> => {
  const { address, signMessage } = newWallet();
  const message = change(loginMessage(address, await askNonce(probe, address)));
  const { response } = await postLogin(probe, address, await signMessage({ message }));
  return response.status >= 200 && response.status < 300;
};

const differenceIn = async (
  probe: Probe,
  loginMessage: LoginMessage,
): Promise<string | undefined> => {
  for (const [difference, change] of Object.entries(DIFFERENCES))
    if (await isAccepted(probe, loginMessage, change)) return difference;
  return undefined;
};

const NO_KNOWN_DIFFERENCE =
  'none of the usual mistakes explains it; compare the text with yours, and the legal links with --legal-links-base';

/** Adds the signed text to a failed login, and how the text that the target expects differs. */
export const explainLogin = async (
  probe: Probe,
  loginMessage: LoginMessage,
  { expected, got, exchange }: Breach,
): Promise<Breach> => {
  const text = loginMessage('0x52908400098527886E0F7030069857D2E4169EE7', '{nonce}');
  const difference = await differenceIn(probe, loginMessage);
  return new Breach(
    `${expected} for a wallet that signed this text (here with another address):\n${text}\n`,
    difference === undefined
      ? `${got}; ${NO_KNOWN_DIFFERENCE}`
      : `${got}; the target accepts the text with ${difference}`,
    exchange,
  );
};
