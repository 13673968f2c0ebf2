import type { AppConfig } from '../web/app-config';
import { INTERCOM_SOURCES } from './intercom-sources';
import { walletSources } from './wallet-sources';

const originsOf = (...urls: readonly (string | null | undefined)[]): string[] =>
  urls.flatMap((url) => (typeof url === 'string' ? [new URL(url).origin] : []));

const chatScriptSources = ({ chat }: AppConfig): string[] =>
  chat?.provider === 'script' ? originsOf(chat.url) : [];

/** Merges lists of sources; `'none'` is dropped if there are other sources. */
const sources = (...lists: readonly (readonly string[])[]): string[] => {
  const allowed = [...new Set(lists.flat())];
  return allowed.length > 0 ? allowed : ["'none'"];
};

export const contentSecurityPolicy = (config: AppConfig): Record<string, string[]> => {
  const { rpcUrls, featureFlags, analyticsUrl, chat } = config;
  const wallets = walletSources(config);
  const intercom = chat?.provider === 'intercom' ? INTERCOM_SOURCES : undefined;
  return {
    'default-src': ["'self'"],
    'script-src': sources(["'self'"], chatScriptSources(config), intercom?.script ?? []),
    'worker-src': ["'self'"],
    // Inline styles are needed, because floating layers are positioned by style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': sources(
      ["'self'", 'data:', 'blob:'],
      config.imageHosts,
      chatScriptSources(config),
      intercom?.image ?? [],
    ),
    'font-src': sources(["'self'"], intercom?.font ?? []),
    'media-src': sources(["'self'"], intercom?.media ?? []),
    'connect-src': sources(
      ["'self'"],
      originsOf(...Object.values(rpcUrls)),
      originsOf(featureFlags?.host, featureFlags?.usageUrl, analyticsUrl),
      chatScriptSources(config),
      wallets.connect,
      intercom?.connect ?? [],
    ),
    'frame-src': sources(wallets.frame, intercom?.frame ?? []),
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': sources(["'self'"], intercom?.form ?? []),
  };
};
