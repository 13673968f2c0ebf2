import { createContext, useContext } from 'react';

import { defaultAppConfig, type AppConfig } from './app-config';

export const AppConfigContext = createContext<AppConfig>(defaultAppConfig);

/** Returns the BFF's configuration, which is constant for the life of the page. */
export const useAppConfig = (): AppConfig => useContext(AppConfigContext);
