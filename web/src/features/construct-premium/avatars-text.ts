/** How many avatars there are, in words. */
export const avatarsText = (count: number): string =>
  count === 1 ? '1 avatar' : `${count} avatars`;
