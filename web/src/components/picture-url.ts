/** Accepts only http and https, so that no script, file or data URL can be smuggled in. */
export const pictureUrl = (address: string | null | undefined): string | undefined => {
  if (!address || !URL.canParse(address)) return undefined;
  return ['https:', 'http:'].includes(new URL(address).protocol) ? address : undefined;
};
