/**
 * The colours, by what they are for. Boards name the tokens and never a colour, so that one body serves every theme.
 * Saturation belongs to seats: grounds are dull, resources pale on dark and deep on light.
 */
export const THEMES = ['dark', 'light', 'print'] as const;
export type Theme = (typeof THEMES)[number];

const DARK = {
  // Grounds and lines.
  ground: '#0C1322',
  plate: '#131C2E',
  raised: '#1D2942',
  sunk: '#0A101C',
  line: '#34445F',
  line2: '#6B82A3',
  // Writing: each at least 4.5:1 on every ground.
  text: '#F3EEE3',
  soft: '#B9C4D4',
  faint: '#90A0B8',
  brass: '#E2B867',
  // Markers and selection; `ink` is the writing on any bright fill, `edge` the outline of pieces.
  mark: '#E2B867',
  ink: '#0B1120',
  edge: '#0B1120',
  // Offers: ring and label, and the number on it.
  hi: '#FFFFFF',
  onhi: '#0B1120',
  // Pieces that belong to nobody.
  steel: '#C6CEDA',
  steel2: '#7D8BA1',
  metal: '#C6CEDA',
  neutral: '#8C8578',
  good: '#7FD6A8',
  bad: '#FF9C8A',
  // Planet Steam.
  zone: '#26211E',
  zoneline: '#574A3D',
  river: '#1D5468',
  riverline: '#5FA6BE',
  // SpaceCorp.
  space: '#1B2A48',
  lane: '#8FA4C4',
  sun: '#E9A93A',
  // Galactic Era.
  hex: '#141A33',
  hexline: '#36406A',
  nebula: '#43306B',
  nebdot: '#9A7FD0',
  void: '#05080F',
  // On Mars.
  mars: '#321C16',
  marsline: '#6A4335',
  tile: '#4A362D',
  crystal: '#7FE0E8',
  // Resources, each with its own silhouette.
  quartz: '#E6C6EE',
  ore: '#D3A983',
  mineral: '#D3A983',
  water: '#93CDF3',
  energy: '#F4E08A',
  battery: '#F4E08A',
  plant: '#A9D98B',
  oxygen: '#D9F0F2',
  // Bands whose colour is a rule; always with their number.
  bandR: '#A8322A',
  bandO: '#A5570F',
  bandY: '#D6B92C',
  bandG: '#2F7D4F',
  bandB: '#2C66A8',
  bandK: '#05080F',
  onband: '#FFFFFF',
} as const;

export type Token = keyof typeof DARK;
type Tokens = Readonly<Record<Token, string>>;

const LIGHT: Tokens = {
  ...DARK,
  ground: '#EFE9DC',
  plate: '#FBF8F1',
  raised: '#FFFFFF',
  sunk: '#E4DCCB',
  line: '#CFC4AE',
  line2: '#857A66',
  text: '#1B2233',
  soft: '#465065',
  faint: '#535C6E',
  brass: '#7A5510',
  edge: '#1B2233',
  hi: '#0B1120',
  onhi: '#FFFFFF',
  steel: '#5B6678',
  steel2: '#97A1B0',
  good: '#17663F',
  bad: '#A3261A',
  zone: '#EADFC9',
  zoneline: '#B9A78A',
  river: '#BCDDE6',
  riverline: '#39819A',
  space: '#EEF1F4',
  lane: '#66758F',
  hex: '#F6F4FB',
  hexline: '#C3BFD6',
  nebula: '#D9CCF0',
  nebdot: '#7A5BB8',
  void: '#D8CFBC',
  mars: '#F0DACB',
  marsline: '#C79E86',
  tile: '#FBF1E8',
  crystal: '#0F7F8C',
  quartz: '#8A3FA0',
  ore: '#8A4E1C',
  mineral: '#8A4E1C',
  water: '#125E93',
  energy: '#7A5F00',
  battery: '#7A5F00',
  plant: '#3C6E1E',
  oxygen: '#2C6670',
  bandK: '#10151F',
};

/** Light on white paper: no ink is spent on grounds, and frames are dark enough for a grey printer. */
const PRINT: Tokens = {
  ...LIGHT,
  ground: '#FFFFFF',
  plate: '#FFFFFF',
  sunk: '#F1EFEA',
  line: '#9A917F',
  line2: '#5F5747',
  text: '#000000',
  soft: '#2B3240',
  faint: '#444C5A',
  zone: '#FAF6EE',
  zoneline: '#8F8067',
  mars: '#FBF3ED',
  void: '#EFEBE3',
};

export const TOKENS: Readonly<Record<Theme, Tokens>> = { dark: DARK, light: LIGHT, print: PRINT };
