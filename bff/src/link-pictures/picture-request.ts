import type { ReadPicture } from './subjects/subject';

export type PictureRequest = {
  requestId: string;
  /** The key by which limits count the client. */
  client: string;
  /** The mock's world as `@name`, or '' for none. */
  world: string;
  path: string;
  read: ReadPicture;
};
