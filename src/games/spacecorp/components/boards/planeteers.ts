import { type Board } from '../board-types.js';
import { border, place, region, world } from './pieces.js';

/** The Planeteers board (rulebook.md 14.1, 14.6), from home outward. Provenance: by entry; the rest is designed. */
const named = { printed: ['name'] };
const reported = { published: ['name'] };
const outer = { radiation: true, printed: ['name', 'radiation'] };

export const planeteers: Board = {
  home: 'inner_base',
  beyond: 'oort_cloud',
  homeShields: true,
  liftOff: 1,
  landing: 1,
  regions: [
    region('inner', { printed: ['name', 'radiation'] }),
    region('belt', { printed: ['name', 'radiation'] }),
    region('jupiter', outer),
    region('saturn', outer),
    region('uranus', outer),
    region('neptune', outer),
    region('pluto', outer),
    region('oort', outer),
  ],
  sites: [
    place('home', 'inner_base', 'inner', { printed: ['name', 'kind'] }),
    world('davida', 'belt', 1, 3),
    world('interamnia', 'belt', 1, 3, reported),
    world('hygiea', 'belt', 1, 3, reported),
    world('pallas', 'belt', 1, 4, reported),
    world('vesta', 'belt', 1, 4, named),
    world('ceres', 'belt', 1, 4, { printed: ['name', 'explore'] }),
    world('callisto', 'jupiter', 2, 6),
    world('io', 'jupiter', 2, 8, { gravity: 1 }),
    world('ganymede', 'jupiter', 3, 7, { gravity: 1, printed: ['name'] }),
    world('europa', 'jupiter', 3, 7, { gravity: 1, printed: ['name'] }),
    world('rhea', 'saturn', 2, 6, named),
    world('dione', 'saturn', 2, 6, { published: ['name', 'explore'] }),
    world('iapetus', 'saturn', 2, 6, { printed: ['name', 'gravity', 'region'] }),
    world('enceladus', 'saturn', 3, 7),
    world('titan', 'saturn', 3, 8, { gravity: 1, printed: ['name'] }),
    world('umbriel', 'uranus', 2, 7, { printed: ['name', 'gravity', 'region'] }),
    world('ariel', 'uranus', 2, 7, { published: ['name', 'explore'] }),
    world('titania', 'uranus', 2, 7, reported),
    world('proteus', 'neptune', 2, 8),
    world('triton', 'neptune', 3, 9, { gravity: 1 }),
    world('charon', 'pluto', 2, 8, reported),
    world('pluto', 'pluto', 3, 9, named),
    place('beyond', 'oort_cloud', 'oort', { printed: ['name', 'kind'] }),
  ],
  borders: [
    border('inner', 'belt', 2),
    border('belt', 'jupiter', 2),
    border('jupiter', 'saturn', 3),
    border('saturn', 'uranus', 4, { printed: ['between', 'cost'] }),
    border('uranus', 'neptune', 3),
    border('neptune', 'pluto', 3),
    border('pluto', 'oort', 5),
    border('neptune', 'oort', 8),
  ],
  passages: [],
  transits: [
    { between: ['saturn', 'uranus'], add: 6, printed: ['between', 'add'] },
    { between: ['saturn', 'neptune'], add: 4 },
    { between: ['saturn', 'pluto'], add: 5 },
    { between: ['uranus', 'neptune'], add: 3 },
    { between: ['uranus', 'pluto'], add: 4 },
    { between: ['neptune', 'pluto'], add: 2 },
  ],
};
