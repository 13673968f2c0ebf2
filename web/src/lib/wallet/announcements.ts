import * as z from 'zod/mini';

const NAME_LENGTH = 60;
/** The maximum length of an icon's data URL. */
const ICON_LENGTH = 200_000;
/** The maximum length of a domain name (RFC 1035). */
const RDNS_LENGTH = 253;
const MOST_WALLETS = 30;
/** Delays (ms) before wallets are asked again to announce themselves: some start slowly. */
const REQUEST_AGAIN_MS = [1000, 3000, 8000, 15_000];

type Provider = { request: (call: { method: string; params?: unknown }) => Promise<unknown> };

export type AnnouncedWallet = {
  rdns: string;
  name: string;
  /** The icon as a data URL; undefined when the wallet has no icon that can be shown safely. */
  icon: string | undefined;
  provider: Provider;
};

const isProvider = (value: unknown): value is Provider =>
  ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
  'request' in value &&
  typeof value.request === 'function';

// oxlint-disable-next-line promise/valid-params -- zod's `catch`, not a promise's
const NameSchema = z.catch(z.string().check(z.trim()), '');
const DataAddressSchema = z
  .string()
  .check(z.trim(), z.regex(/^data:image\//), z.maxLength(ICON_LENGTH));
// oxlint-disable-next-line promise/valid-params -- zod's `catch`, not a promise's
const IconSchema = z.catch(z.optional(DataAddressSchema), undefined);

const AnnouncementSchema = z.object({
  info: z.object({
    rdns: z.string().check(z.trim(), z.minLength(1), z.maxLength(RDNS_LENGTH)),
    name: NameSchema,
    icon: IconSchema,
  }),
  provider: z.custom<Provider>(isProvider),
});

/** Catches exceptions, because extensions may use getters and proxies that throw. */
const readAnnouncement = (event: Event): AnnouncedWallet | undefined => {
  try {
    const { info, provider } = AnnouncementSchema.parse('detail' in event ? event.detail : null);
    const { rdns, icon } = info;
    return { rdns, name: [...info.name].slice(0, NAME_LENGTH).join('') || rdns, icon, provider };
  } catch {
    return undefined;
  }
};

/** Replaces wagmi's EIP-6963 discovery, which stops at the first invalid announcement. */
export const discoverWallets = (onWallet: (wallet: AnnouncedWallet) => void): (() => void) => {
  const known = new Set<string>();
  window.addEventListener('eip6963:announceProvider', (event) => {
    const wallet = readAnnouncement(event);
    if (!wallet || known.has(wallet.rdns) || known.size >= MOST_WALLETS) return;
    known.add(wallet.rdns);
    onWallet(wallet);
  });
  const request = () => window.dispatchEvent(new Event('eip6963:requestProvider'));
  request();
  for (const delay of REQUEST_AGAIN_MS) setTimeout(request, delay);
  return request;
};
