/** The path of the app's document without content, which the service worker stores. */
export const OFFLINE_SHELL = '/offline-shell';
