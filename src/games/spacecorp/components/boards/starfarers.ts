import { type Board, type Region } from '../board-types.js';
import { border, place, region, star } from './pieces.js';

/**
 * The Starfarers board (rulebook.md 15.1), by distance from Sol. Provenance: by entry; the rest is designed. That there
 * are three Orion Spur regions and four empty ones is printed, that there are thirteen systems published.
 */
const SYSTEMS = [
  star('alpha_centauri', 4, 12, 1, { multiStar: true, printed: ['name'], published: ['boxes'] }),
  star('barnard', 4, 6, 1),
  star('luhman_16', 4, 10, 1, { multiStar: true, printed: ['name'], published: ['boxes'] }),
  star('wolf_359', 4, 6, 1, { published: ['name'] }),
  star('sirius', 7, 14, 2, { multiStar: true }),
  star('epsilon_eridani', 10, 8, 3, { printed: ['name', 'explore', 'build', 'boxes'] }),
  star('lacaille_9352', 7, 8, 2, { printed: ['name'] }),
  star('procyon', 7, 14, 2, { multiStar: true }),
  star('tau_ceti', 10, 8, 3, { published: ['name'] }),
  star('epsilon_indi', 10, 20, 3, { multiStar: true, printed: ['name', 'explore', 'build', 'boxes', 'multiStar'] }),
  star('kapteyn', 7, 8, 2, { printed: ['name'] }),
  star('wolf_1061', 7, 8, 2, { published: ['name'] }),
  star('ross_780', 7, 8, 2, { printed: ['name'] }),
];
const SPURS = ['orion_spur_a', 'orion_spur_b', 'orion_spur_c'];
const EMPTY = ['void_eridani', 'void_aquarii', 'void_leonis', 'void_ophiuchi'];

/** 14.2 */
const radiant = (id: string, kind: Region['kind']): Region =>
  region(id, { kind, radiation: true, printed: kind === 'open' ? ['radiation'] : ['kind', 'radiation'] });
const costPrinted = { printed: ['between', 'cost'] };

export const starfarers: Board = {
  home: 'sol',
  beyond: null,
  homeShields: false,
  liftOff: 0,
  landing: 0,
  regions: [
    radiant('sol', 'open'),
    ...SYSTEMS.map(({ id }) => radiant(id, 'open')),
    ...SPURS.map((id) => radiant(id, 'spur')),
    ...EMPTY.map((id) => radiant(id, 'empty')),
  ],
  sites: [
    place('home', 'sol', 'sol', { printed: ['name', 'kind'] }),
    ...SYSTEMS,
    ...SPURS.map((id) => place('spur', id, id, { printed: ['name', 'kind'] })),
  ],
  borders: [
    border('sol', 'alpha_centauri', 20),
    border('sol', 'barnard', 30),
    border('sol', 'luhman_16', 30),
    border('sol', 'sirius', 40),
    border('sol', 'void_leonis', 20),
    border('void_leonis', 'wolf_359', 20),
    border('void_leonis', 'procyon', 30),
    border('sol', 'void_eridani', 30),
    border('void_eridani', 'epsilon_eridani', 20, costPrinted),
    border('void_eridani', 'kapteyn', 40, costPrinted),
    border('sol', 'void_aquarii', 30),
    border('void_aquarii', 'lacaille_9352', 20),
    border('void_aquarii', 'tau_ceti', 30),
    border('void_aquarii', 'ross_780', 40),
    border('alpha_centauri', 'luhman_16', 20),
    border('alpha_centauri', 'epsilon_indi', 40),
    border('alpha_centauri', 'void_ophiuchi', 30),
    border('barnard', 'void_ophiuchi', 20),
    border('void_ophiuchi', 'wolf_1061', 20),
    border('barnard', 'ross_780', 40),
    border('lacaille_9352', 'epsilon_indi', 20, costPrinted),
    border('lacaille_9352', 'ross_780', 30),
    border('lacaille_9352', 'tau_ceti', 20),
    border('tau_ceti', 'epsilon_eridani', 20),
    border('sirius', 'procyon', 20),
    border('sirius', 'kapteyn', 30),
    border('luhman_16', 'wolf_359', 30),
    border('wolf_1061', 'orion_spur_a', 40),
    border('wolf_359', 'orion_spur_a', 40),
    border('ross_780', 'orion_spur_b', 40),
    border('epsilon_indi', 'orion_spur_b', 40),
    border('kapteyn', 'orion_spur_c', 40),
    border('procyon', 'orion_spur_c', 40),
  ],
  passages: [],
  transits: [],
};
