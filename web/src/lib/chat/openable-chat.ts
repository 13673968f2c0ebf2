export type OpenableChat = { open: () => void };
