/**
 * The address of a picture that came from a server, if it may be shown: http and https only, so
 * that no script, file or inline page can be smuggled in where a picture is expected.
 */
export const pictureUrl = (address: string | null | undefined): string | undefined => {
  if (!address || !URL.canParse(address)) return undefined;
  return ['https:', 'http:'].includes(new URL(address).protocol) ? address : undefined;
};
