/** A loaded chat. */
export type OpenableChat = { open: () => void };
