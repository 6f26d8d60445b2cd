import { boardOf, siteOn, tileOf } from '../board.js';
import { neighboursOf } from '../components/distances.js';
import { type RegionId, type SiteId, type TileId } from '../components/types.js';
import { type Sheet, wrapped } from './sheet.js';

const plus = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** A tile with all its signs (1.8); what is exploited is left out (8.12a). */
const tileText = ({ box, say }: Sheet, id: TileId, exploited: boolean): string => {
  const { icons, profit, gen, rev, p, base, col, rule } = tileOf(box, id);
  const signs = [
    ...icons.map((icon) => say(`sign.${icon}`)),
    ...(profit > 0 ? [say('text.tileProfit', { profit })] : []),
    ...(gen > 0 ? [`Gen ${gen}`] : []),
    ...(rev > 0 ? [`Rev ${rev}`] : []),
    ...(p !== null && !exploited ? [`P${p}`] : []),
    ...(base !== 0 ? [say('text.tileBase', { by: plus(base) })] : []),
    ...(col > 0 && !exploited ? [`Col ${col}`] : []),
    ...(rule ? [say(`draw.rule.${rule}`)] : []),
    ...(exploited ? [say('text.exploited')] : []),
  ];
  return `${say('text.tile', { tile: id })} (${signs.join(', ')})`;
};

const siteText = (sheet: Sheet, id: SiteId): string => {
  const { box, view, say } = sheet;
  const { tiles, bases, exploited, claim } = view.sites[id];
  const { explore, build, gravity, kind, boxes, multiStar, region } = siteOn(box, view, id);
  const what = kind === 'home' || kind === 'lagrange' || kind === 'beyond' ? [say(`text.${kind}`)] : [];
  const costs = [
    ...(explore === null ? [] : [`e${explore}`]),
    ...(build === null ? [] : [`b${build}`]),
    ...(gravity === 0 ? [] : [`g${gravity}`]),
    ...(boxes.length > 1 ? [say('text.boxes', { boxes: boxes.length })] : []),
    ...(multiStar ? [say('draw.multiStar')] : []),
  ].join(' ');
  const colony = view.founded.find((one) => one.region === region);
  return [
    ...what,
    costs,
    ...tiles.flatMap((tile, i) => (tile === null ? [] : [tileText(sheet, tile, exploited[i])])),
    ...bases.flatMap((base) => (base ? [say('text.base', { base: base.type, seat: base.owner })] : [])),
    ...(claim ? [say('text.claim', { seat: claim.seat, team: claim.team })] : []),
    ...(colony ? [say('text.colony', { colony: colony.colony, seat: colony.seat })] : []),
    ...(kind === 'beyond' && view.beyondLeft.length > 0 ? [say('text.markers', { markers: view.beyondLeft })] : []),
  ]
    .filter(Boolean)
    .join('; ');
};

/** Starfarers: said once and not of every region. */
const allRadiated = ({ box, view }: Sheet): boolean => boardOf(box, view).regions.every(({ radiation }) => radiation);

const regionLines = (sheet: Sheet, id: RegionId): string[] => {
  const { box, view, say } = sheet;
  const board = boardOf(box, view);
  const { radiation, kind } = board.regions.find((region) => region.id === id)!;
  const borders = neighboursOf(board, id).map(([to, cost]) => say('draw.to', { region: to, cost }));
  const sites = board.sites.filter(({ region }) => region === id);
  const marks = [
    ...(radiation && !allRadiated(sheet) ? [say('text.radiation')] : []),
    ...(kind === 'empty' ? [say('text.emptyRegion')] : []),
  ];
  const head = say('text.region', { region: id, borders: borders.join(', ') });
  const [only] = sites;
  // A star system is named like its star: one line says both.
  if (sites.length === 1 && say(`site.${only.id}`) === say(`region.${id}`))
    return wrapped([head, ...marks, siteText(sheet, only.id)].filter(Boolean).join('; '));
  return [
    ...wrapped([head, ...marks].join('; ')),
    ...sites.flatMap((site) => {
      const text = siteText(sheet, site.id);
      return wrapped(`${say('text.site', { site: site.id })}${text === '' ? '' : `: ${text}`}`, 2);
    }),
  ];
};

export const siteLines = (sheet: Sheet): string[] => [
  ...(allRadiated(sheet) ? [sheet.say('text.allRadiation')] : []),
  ...boardOf(sheet.box, sheet.view).regions.flatMap(({ id }) => regionLines(sheet, id)),
];
