import { isIPv6 } from 'node:net';
import { parseEnv } from 'node:util';

const LOCAL = 'localhost';

/**
 * Reads `LAN_HOST`, the name or address at which other devices reach this machine.
 * @param {NodeJS.ProcessEnv} variables
 * @returns {{ host: string, mistakes: string[] }} `host` has the form for URLs
 */
export const readHost = ({ LAN_HOST: text = '' }) => {
  if (text === '') return { host: LOCAL, mistakes: [] };
  const host = isIPv6(text) ? `[${text}]` : text;
  const url = `http://${host}/`;
  return /^(?:\[[\da-f:]+\]|[\w.-]+)$/i.test(host) && URL.canParse(url)
    ? { host: new URL(url).hostname, mistakes: [] }
    : {
        host: LOCAL,
        mistakes: [
          `LAN_HOST=${text} cannot be used: it is a name or an address of this machine, such as 192.168.0.2.`,
        ],
      };
};

/**
 * The mock accepts other devices only if `LAN_HOST` is set, because they can change its worlds.
 * @param {{ host: string, port: number, mockPort: number, webPort: number | undefined }} where
 */
export const productAddresses = ({ host, port, mockPort, webPort }) => {
  const bffUrl = `http://${host}:${port}`;
  const mockUrl = `http://${host}:${mockPort}`;
  const webUrl = webPort === undefined ? bffUrl : `http://${host}:${webPort}`;
  const listening = host === LOCAL ? [] : ['--host', host.replace(/^\[|\]$/g, '')];
  return {
    bffUrl,
    mockUrl,
    webUrl,
    mockOptions: [...listening, '--port', String(mockPort), '--product', webUrl],
    viteOptions: [...listening, '--port', String(webPort)],
    /**
     * @param {string} localSettings the text of `bff/local.env`
     * @returns {NodeJS.ProcessEnv}
     */
    bffSettings: (localSettings) =>
      parseEnv(
        localSettings
          .replaceAll('http://localhost:4000', webUrl)
          .replaceAll('http://localhost:4001', mockUrl)
          .replace(/^PORT=.*$/m, `PORT=${port}`),
      ),
  };
};
