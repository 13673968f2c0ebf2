/**
 * Returns the address of a picture if it is an http or https URL. Other schemes, such as
 * `javascript:`, `file:` or `data:`, aren't allowed.
 */
export const pictureUrl = (address: string | null | undefined): string | undefined => {
  if (!address || !URL.canParse(address)) return undefined;
  return ['https:', 'http:'].includes(new URL(address).protocol) ? address : undefined;
};
