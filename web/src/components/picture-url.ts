/** Returns the address if it is an http or https URL, never a script, file or data URL. */
export const pictureUrl = (address: string | null | undefined): string | undefined => {
  if (!address || !URL.canParse(address)) return undefined;
  return ['https:', 'http:'].includes(new URL(address).protocol) ? address : undefined;
};
