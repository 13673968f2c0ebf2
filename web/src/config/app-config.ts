import * as z from 'zod/mini';
// With `or`, a missing or invalid field gets its fallback value, and the other fields stay valid.
import { catch as or } from 'zod/mini';

const nullableText = or(z.nullable(z.string()), null);
const textsByChain = or(z.object({ '1': nullableText, '137': nullableText }), {
  '1': null,
  '137': null,
});
const address = z.string().check(
  z.regex(/^https?:\/\//),
  z.refine((text) => URL.canParse(text)),
);

const FeatureFlagsSchema = z.object({
  /** The host has no trailing slash. Flags come from `{host}/api/features/{clientKey}` (§7). */
  host: address,
  clientKey: z.string(),
  /** The address that receives batches of the evaluated flags; null disables the reports. */
  usageUrl: or(z.nullable(address), null),
});
export type FeatureFlagsConfig = z.infer<typeof FeatureFlagsSchema>;

const ChatSchema = z.discriminatedUnion('provider', [
  /** A chat that a module script provides: the script must set `TraitMarketChat`. */
  z.object({ provider: z.literal('script'), url: address }),
  z.object({ provider: z.literal('intercom'), appId: z.string() }),
]);
export type ChatConfig = z.infer<typeof ChatSchema>;

/** The configuration that the BFF serves, so that one build works in all environments. */
export const AppConfigSchema = z.object({
  demoWallet: or(z.boolean(), false),
  walletConnectProjectId: nullableText,
  /** Addresses by chain id. Null: the app reads the chain through the connected wallet. */
  rpcUrls: textsByChain,
  /** Origins of block explorers by chain id. Null: pages link to none. */
  explorerUrls: textsByChain,
  imageHosts: or(z.array(z.string()), []),
  /** The flag service. Null: flags have their fallback values, and no requests are sent. */
  featureFlags: or(z.nullable(FeatureFlagsSchema), null),
  /** The address that receives page views; null disables analytics. */
  analyticsUrl: or(z.nullable(address), null),
  chat: or(z.nullable(ChatSchema), null),
  /** The legal pages' base address in the login message. Null: the app's own origin. */
  legalLinksBase: or(z.nullable(address), null),
  /** The product's page on a social network; null: the footer has no link. */
  socialUrl: or(z.nullable(address), null),
  /** The chain hash of the beacon that decides draws; null: drand's quicknet. */
  beaconHash: nullableText,
  /** The mock provider's control page, for development; null: there is no mock. */
  mockControlUrl: or(z.nullable(address), null),
  /** Whether the browser stores the app and seen pages, to open them without a network. */
  offlinePages: or(z.boolean(), true),
});
export type AppConfig = z.infer<typeof AppConfigSchema>;

export const defaultAppConfig: AppConfig = AppConfigSchema.parse({});

const PATH = '/app-config.json';

/** Falls back to the defaults when the request for `/app-config.json` fails. */
export const loadAppConfig = async (): Promise<AppConfig> => {
  try {
    const response = await fetch(PATH);
    return AppConfigSchema.parse(await response.json());
  } catch (error) {
    console.warn('The app config could not be read; using the defaults.', error);
    return defaultAppConfig;
  }
};
