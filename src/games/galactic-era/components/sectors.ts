import { type Technology } from './technologies.js';

/**
 * The nine sector tiles, both sides. Places are axial, `q,r` from the main planet, as printed with no turn.
 * Published figures (public pictures and positions of the tiles), except the start bonuses, which the rulebook prints. They are
 * proved by the printed natural maximum, which follows from the distances alone (32.30).
 */
export interface Side {
  /** In the order of the sector's list of planets; the main planet lies at 0,0. */
  readonly planets: string;
  readonly nebulae: string;
  readonly asteroids: string;
  readonly neutronStars: string;
}
export type SectorBonus =
  | { readonly technology: Technology }
  | { readonly ships: number }
  | { readonly discs: number }
  | { readonly extraOval: true };
export interface Sector {
  readonly planets: readonly string[];
  readonly naturalMaximum: number;
  readonly bonus: SectorBonus;
  readonly A: Side;
  readonly B: Side;
}

const sectors = <T extends Record<string, Sector>>(of: T): T => of;

export const SECTORS = sectors({
  arcturus: {
    planets: ['arcturus', 'apu', 'janos', 'sidar', 'tiamat', 'inxtria', 'teetonia', 'zenetae'],
    naturalMaximum: 21,
    bonus: { extraOval: true },
    A: {
      planets: '0,0 -1,0 0,-1 2,0 -1,-1 3,-2 -1,3 4,-4',
      nebulae: '-3,-1 -3,1 -2,-1 -1,-3 0,-4 0,-3 0,-2 1,-3 1,2 1,3 2,2',
      asteroids: '-3,2',
      neutronStars: '',
    },
    B: {
      planets: '0,0 -1,1 0,1 2,-2 -1,2 3,-1 -1,-2 4,0',
      nebulae: '-4,4 -3,-1 -3,1 -3,3 -3,4 -2,0 -2,4 -1,3 1,1 1,2 1,3 2,1 2,2 3,-4 3,-3 4,-4',
      asteroids: '1,-3',
      neutronStars: '',
    },
  },
  khaa: {
    planets: ['khaa', 'capella', 'canus-major', 'cygnus', 'maldek', 'yagsisa', 'vega'],
    naturalMaximum: 22,
    bonus: { extraOval: true },
    A: {
      planets: '0,0 0,2 -1,3 3,-1 -3,3 0,-3 -4,0',
      nebulae: '-3,0 -2,-1 -2,0 -1,-1 -1,0 1,1 2,1',
      asteroids: '2,-3',
      neutronStars: '',
    },
    B: {
      planets: '0,0 0,-2 -1,-2 3,-2 -3,0 0,3 -4,4',
      nebulae: '-4,2 -3,1 -3,3 1,-4 1,-3 1,0 2,-4 2,-3 2,0 3,-4 3,-1 3,0 3,1 4,-1',
      asteroids: '-2,2',
      neutronStars: '',
    },
  },
  'alpha-draconis': {
    planets: ['alpha-draconis', 'mars', 'deneb', 'icc-13', 'marcab', 'serpo', 'taygeta', 'korender'],
    naturalMaximum: 23,
    bonus: { technology: 'military' },
    A: {
      planets: '0,0 0,1 0,3 -2,3 3,0 -3,1 -3,0 4,-4',
      nebulae: '-2,-2 -1,-1 0,-2 0,-1 1,-3',
      asteroids: '-1,-3',
      neutronStars: '-1,-2 -1,3',
    },
    B: {
      planets: '0,0 0,-1 0,-3 -2,-1 3,-3 -3,2 -3,3 4,0',
      nebulae: '-2,1 -1,1 0,1 0,3 1,-4 1,-3 1,2 1,3 2,-4 2,-3 2,1 2,2',
      asteroids: '-1,2',
      neutronStars: '-3,0 2,0',
    },
  },
  'zeta-reticuli': {
    planets: ['zeta-reticuli', 'hyades', 'alnilam', 'altair', 'koshnak', 'thiaoouba', 'ba-avi'],
    naturalMaximum: 22,
    bonus: { ships: 2 },
    A: {
      planets: '0,0 -1,2 1,-3 0,3 -3,1 3,-2 1,-4',
      nebulae: '-1,-1 0,-2 0,-1 1,-2 1,-1 2,-2 2,-1 2,0',
      asteroids: '0,-3 1,1',
      neutronStars: '-2,2',
    },
    B: {
      planets: '0,0 -1,-1 1,2 0,-3 -3,2 3,-1 1,3',
      nebulae: '-4,4 -3,3 -3,4 -2,0 -2,2 -2,3 -1,0 -1,1 0,-1 1,-4 2,-4 2,-3 3,-4 3,-3 4,-4 4,-3 4,-2',
      asteroids: '-3,0 2,-1',
      neutronStars: '3,1',
    },
  },
  sirius: {
    planets: ['sirius', 'harus', 'planet-x', 'ummo', 'axthada', 'epsilon-eridani', 'iarga', 'fomalhaut'],
    naturalMaximum: 24,
    bonus: { technology: 'genetics' },
    A: {
      planets: '0,0 1,1 0,2 0,-2 -3,3 3,0 3,-3 -2,-2',
      nebulae: '-3,0 -3,2 -1,4 0,3 1,-4 1,-3 1,-2 2,-4 3,-1',
      asteroids: '-4,0',
      neutronStars: '-2,0',
    },
    B: {
      planets: '0,0 1,-2 0,-2 0,2 -3,0 3,-3 3,0 -2,4',
      nebulae: '-4,4 -3,2 -3,3 -2,-2 -2,-1 -2,1 -2,2 -1,-3 -1,-2 -1,0 0,1 1,1 1,3 2,-1 3,-4 3,-2 4,-1',
      asteroids: '1,2',
      neutronStars: '-1,-1',
    },
  },
  pleiades: {
    planets: ['pleiades', 'tishtae', 'bellatrix', 'mintaka', 'nibiru', 'onoogi', 'tau-ceti'],
    naturalMaximum: 25,
    bonus: { technology: 'propulsion' },
    A: {
      planets: '0,0 -1,-1 3,0 -1,3 2,-3 -2,-2 -4,3',
      nebulae: '-3,0 -3,2 -1,-2 -1,0 -1,2 0,3 1,-2 2,-4 3,-1',
      asteroids: '',
      neutronStars: '',
    },
    B: {
      planets: '0,0 -1,2 3,-3 -1,-2 2,1 -2,4 -4,1',
      nebulae: '-4,2 -4,4 -3,0 -3,2 -1,1 0,-4 0,-2 1,2 2,-4 2,-3 2,-1 3,-4 4,-4 4,0',
      asteroids: '',
      neutronStars: '',
    },
  },
  lyra: {
    planets: ['lyra', 'izar', 'kappa-fornacis', 'gliese-581', 'procyon', 'sagittarius-b', 'uru'],
    naturalMaximum: 23,
    bonus: { technology: 'spirituality' },
    A: {
      planets: '0,0 -2,1 1,1 3,-1 -2,3 -3,0 1,3',
      nebulae: '-1,-3 0,-3 0,-2 0,3 1,-4 1,-3',
      asteroids: '0,-4',
      neutronStars: '3,-3',
    },
    B: {
      planets: '0,0 -2,1 1,-2 3,-2 -2,-1 -3,3 1,-4',
      nebulae: '-3,-1 -3,0 -1,-1 0,2 1,1 1,2 2,-3 3,-4 3,-3 3,-1 3,0 4,-4 4,-3',
      asteroids: '4,-1',
      neutronStars: '-1,4',
    },
  },
  xilox: {
    planets: ['xilox', 'aldebaran', 'alpha-centauri', 'barnard-s-star', 'neb-heru', 'wolf-424', 'teka'],
    naturalMaximum: 22,
    bonus: { discs: 2 },
    A: { planets: '0,0 2,-3 -3,3 2,1 -2,-1 0,3 1,3', nebulae: '-4,1 -4,2 -4,3', asteroids: '1,-1', neutronStars: '' },
    B: {
      planets: '0,0 2,1 -3,0 2,-3 -2,3 0,-3 1,-4',
      nebulae: '-3,-1 -2,-2 -2,-1 -1,-3 -1,-2 3,-1 3,0 4,-2',
      asteroids: '0,3',
      neutronStars: '',
    },
  },
  rigel: {
    planets: ['rigel', 'biaveh', 'intibi-ra-ii', 'betelgeuse', 'new-erra', 'denaia', 'ectom', 'p-taah'],
    naturalMaximum: 23,
    bonus: { technology: 'robotics' },
    A: {
      planets: '0,0 0,-1 1,0 0,-3 2,1 -2,4 -3,4 -4,0',
      nebulae: '-3,3 -2,-2 -2,-1 -2,0 -1,-1 -1,4 0,3 1,-1 1,3 3,0',
      asteroids: '4,-4',
      neutronStars: '-3,-1',
    },
    B: {
      planets: '0,0 0,1 1,-1 0,3 2,-3 -2,-2 -3,-1 -4,4',
      nebulae: '-3,0 -2,-1 -2,0 -2,2 -1,-2 -1,-1 -1,4 1,0 3,-4 3,-3 3,-1 3,0 3,1 4,-4 4,-1',
      asteroids: '-3,2',
      neutronStars: '1,-2',
    },
  },
});

export type SectorId = keyof typeof SECTORS;
export const SECTOR_IDS = Object.keys(SECTORS) as SectorId[];
export const sectorOf = (id: SectorId): Sector => SECTORS[id];
