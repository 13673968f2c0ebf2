/** Matches a path of our own origin, but no other host. */
const OWN_PATH = /^\/(?![/\\])/;

/** Returns the address if it is an http or https URL or our own path, never a script or data URL. */
export const pictureUrl = (address: string | null | undefined): string | undefined => {
  if (address && OWN_PATH.test(address)) return address;
  if (!address || !URL.canParse(address)) return undefined;
  return ['https:', 'http:'].includes(new URL(address).protocol) ? address : undefined;
};
