import { factory } from '@mswjs/data';

import { ofEachEntity, type EntityName, type Rows } from './entities';
import { modelDefinition } from './model-definition';
import type { Model } from './table';

type Models = { [Name in EntityName]: Model<Rows[Name]> };

const DEFINITIONS = ofEachEntity<'definition'>(modelDefinition);

export const createModels = (): Models => factory(DEFINITIONS);
