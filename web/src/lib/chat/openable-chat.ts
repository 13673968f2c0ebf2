/** A chat whose code is there. */
export type OpenableChat = { open: () => void };
