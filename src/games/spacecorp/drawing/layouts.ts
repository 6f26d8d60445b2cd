import { type Era } from '../components/kinds.js';
import { type RegionId } from '../components/types.js';

/** Where the regions of each board stand on a wide plate. A board that has others is drawn as a list of its regions. */
export interface Placed {
  /** The top left corner, or with `middle` the middle of the region. */
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly middle?: true;
}
export interface Layout {
  readonly height: number;
  readonly regions: Readonly<Record<RegionId, Placed>>;
  /** Ways that would run through a region if they were straight: corners, and where the cost stands. */
  readonly lanes: readonly {
    readonly between: readonly [RegionId, RegionId];
    readonly through: readonly (readonly [number, number])[];
    readonly cost: readonly [number, number];
  }[];
}

const corner = (x: number, y: number, columns = 1): Placed => ({ x, y, columns });
const middle = (x: number, y: number): Placed => ({ x, y, columns: 1, middle: true });

export const LAYOUTS: Readonly<Record<Era, Layout>> = {
  mariners: {
    height: 606,
    regions: {
      far_side: corner(0, 0),
      leading: corner(166, 0),
      sunward: corner(332, 0),
      earth_luna: corner(520, 0, 2),
      trailing: corner(0, 160),
      near_earth: corner(166, 160, 2),
      cislunar: corner(456, 160, 2),
      comet: corner(0, 320),
      mars: corner(166, 320, 2),
      antisunward: corner(456, 320),
      belt: corner(456, 470),
    },
    lanes: [
      {
        between: ['sunward', 'trailing'],
        through: [
          [110, 160],
          [110, 142],
          [399, 142],
          [399, 124],
        ],
        cost: [160, 142],
      },
      {
        between: ['near_earth', 'comet'],
        through: [
          [200, 284],
          [200, 302],
          [67, 302],
          [67, 320],
        ],
        cost: [130, 302],
      },
      {
        between: ['comet', 'belt'],
        through: [
          [67, 444],
          [67, 594],
          [523, 594],
          [523, 577],
        ],
        cost: [295, 594],
      },
    ],
  },
  planeteers: {
    height: 668,
    regions: {
      inner: corner(0, 0),
      belt: corner(157, 0, 3),
      jupiter: corner(562, 0, 2),
      saturn: corner(438, 258, 3),
      uranus: corner(150, 258, 2),
      neptune: corner(166, 516, 2),
      pluto: corner(456, 516, 2),
      oort: corner(0, 516),
    },
    lanes: [
      {
        between: ['pluto', 'oort'],
        through: [
          [585, 630],
          [585, 656],
          [67, 656],
          [67, 600],
        ],
        cost: [326, 656],
      },
    ],
  },
  starfarers: {
    height: 716,
    regions: {
      sol: middle(398, 330),
      alpha_centauri: middle(580, 214),
      barnard: middle(742, 240),
      luhman_16: middle(392, 168),
      wolf_359: middle(150, 70),
      sirius: middle(228, 400),
      epsilon_eridani: middle(240, 640),
      lacaille_9352: middle(542, 646),
      procyon: middle(95, 262),
      tau_ceti: middle(391, 640),
      epsilon_indi: middle(604, 398),
      kapteyn: middle(90, 600),
      wolf_1061: middle(580, 62),
      ross_780: middle(722, 590),
      orion_spur_a: middle(380, 46),
      orion_spur_b: middle(742, 410),
      orion_spur_c: middle(68, 440),
      void_eridani: middle(300, 520),
      void_aquarii: middle(480, 490),
      void_leonis: middle(262, 216),
      void_ophiuchi: middle(720, 128),
    },
    lanes: [
      {
        between: ['sol', 'barnard'],
        through: [
          [465, 280],
          [683, 280],
        ],
        cost: [657, 280],
      },
      {
        between: ['barnard', 'ross_780'],
        through: [
          [803, 240],
          [812, 240],
          [812, 590],
          [783, 590],
        ],
        cost: [812, 490],
      },
      {
        between: ['void_aquarii', 'ross_780'],
        through: [
          [500, 498],
          [663, 562],
        ],
        cost: [630, 549],
      },
    ],
  },
};
