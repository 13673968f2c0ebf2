export const avatarsText = (count: number): string =>
  count === 1 ? '1 avatar' : `${count} avatars`;
