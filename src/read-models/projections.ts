import { type Database } from '../event-store/open-database.js';
import { feedProjection } from './feed/projection.js';
import { namesProjection } from './names/projection.js';
import { obligationsProjection } from './obligations/projection.js';
import { type Projection } from './projector.js';
import { resultsProjection } from './results/projection.js';
import { tablesProjection } from './tables/projection.js';

/** Every read model, in the order in which they lean on each other: who sits where is known before who is awaited. */
export const projectionsOn = (db: Database): Projection[] => [
  tablesProjection(db),
  obligationsProjection(db),
  namesProjection(db),
  resultsProjection(db),
  feedProjection(db),
];
