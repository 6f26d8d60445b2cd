import { LOCALES } from '../../../kernel/game-definition.js';
import { ERAS } from '../kinds.js';
import { type Name, type Names } from '../table-types.js';
import { type Components } from '../types.js';
import { part, unless } from './parts.js';

type Section = 'region' | 'site' | 'tile' | 'card' | 'progress' | 'colony';
/** Names that people type stand for one thing only; tiles are never typed, and regions of two eras may be one place. */
const TYPED: readonly Section[] = ['site', 'card', 'progress', 'colony'];

const idsOf = ({
  boards,
  tiles,
  decks,
  time,
  progress,
  colonies,
}: Omit<Components, 'names'>): Readonly<Record<Section, readonly string[]>> => ({
  region: ERAS.flatMap((era) => boards[era].regions.map(({ id }) => id)),
  site: ERAS.flatMap((era) => boards[era].sites.map(({ id }) => id)),
  tile: ERAS.flatMap((era) => tiles[era].map(({ id }) => id)),
  card: [...ERAS.flatMap((era) => decks[era].map(({ id }) => id)), time.id],
  progress: progress.map(({ id }) => id),
  colony: colonies.map(({ id }) => id),
});

const wrongIn = (section: Section, ids: readonly string[], names: Names): readonly string[] => {
  const named = names[section];
  return [
    ...[...new Set(ids)].flatMap((id) =>
      unless(Object.hasOwn(named, id), `names.${section}[${id}]`, 'this is missing.'),
    ),
    ...Object.keys(named).flatMap((id) =>
      unless(ids.includes(id), `names.${section}[${id}]`, `there is no ${section} of this id.`),
    ),
    ...LOCALES.flatMap((locale) =>
      Object.entries(named).flatMap(([id, name], i, all) => {
        const earlier = all.slice(0, i).find(([, other]) => other[locale] === name[locale]);
        return unless(
          !TYPED.includes(section) || earlier === undefined,
          `names.${section}[${id}].${locale}`,
          `${earlier?.[0]} has this name already.`,
        );
      }),
    ),
  ];
};

export const nameParts = [
  part(['names'], ({ names }) =>
    Object.entries(names).flatMap(([section, all]: [string, Readonly<Record<string, Name>>]) =>
      Object.entries(all).flatMap(([id, name]) =>
        LOCALES.flatMap((locale) =>
          unless(!/[{}]/.test(name[locale]), `names.${section}[${id}].${locale}`, 'a name has no braces.'),
        ),
      ),
    ),
  ),
  part(['names', 'boards', 'tiles', 'decks', 'time', 'progress', 'colonies'], (all) => {
    const ids = idsOf(all as Components);
    return (Object.keys(ids) as Section[]).flatMap((section) => wrongIn(section, ids[section], all.names));
  }),
];
