import { createContext, useContext } from 'react';

import { defaultAppConfig, type AppConfig } from './app-config';

export const AppConfigContext = createContext<AppConfig>(defaultAppConfig);

export const useAppConfig = (): AppConfig => useContext(AppConfigContext);
