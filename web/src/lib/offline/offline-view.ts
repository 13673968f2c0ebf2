import type { ComponentType } from 'react';

import { createStore } from '../store';
import type { SeenPage } from './seen-pages';

export type OfflineView = {
  /** The pages that can be shown, newest first. */
  seen: readonly SeenPage[];
  /** The path of the document, if it was opened offline and had not been seen before. */
  unseen: string | undefined;
  /** The text of the notice, which says how old the page is. */
  Notice: ComponentType;
  UnseenPage: ComponentType;
  /** Links to the pages that can be shown. */
  SeenPages: ComponentType;
};

/** The view while the network is lost; undefined otherwise. Its code is loaded when needed. */
export const offlineView = createStore<OfflineView | undefined>(undefined);
