import { createContext, useContext } from 'react';

import { defaultAppConfig, type AppConfig } from './app-config';

export const AppConfigContext = createContext<AppConfig>(defaultAppConfig);

/** What the BFF says about the environment; it does not change while the page lives. */
export const useAppConfig = (): AppConfig => useContext(AppConfigContext);
