import { type Locale, type Phrase } from '../../kernel/game-definition.js';
import {
  type BaseEffect,
  type ColonyEffect,
  type Condition,
  type Prerequisite,
  type ProgressEffect,
  type Requirement,
  type Special,
} from './effects.js';
import { texts, type Variant } from './names/texts.js';
import { type Name } from './table-types.js';

/** The texts as words of one language: `condition.colonies`, `edgeEffect.hack`. */
export const textWords = (locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([family, of]: [string, Readonly<Record<string, Name>>]) =>
      Object.entries(of).map(([kind, text]) => [`${family}.${kind}`, text[locale]]),
    ),
  );

type Told = Requirement | BaseEffect | Special | Condition | Prerequisite | ProgressEffect | ColonyEffect;

/** A few kinds are worded in more than one way. */
const variantOf = (told: Told): '' | `.${Variant}` => {
  switch (told.kind) {
    case 'tileWith':
      return told.anyOf.length === 1 ? '.one' : '';
    case 'takesOffer':
      return told.orRevelation > 0 ? '.orRevelation' : '';
    case 'gainsPerOpposingBase':
      return `.${told.within}`;
    case 'basesInRegions':
      return told.regions.length === 1 ? '.one' : '';
    case 'basesOnTiles':
      return told.stacks.length > 0 ? '.stacks' : told.icons.length === 1 ? '.one' : '';
    case 'whenYouColonize':
      return told.gain === 'ownColonies' ? '.ownColonies' : '';
    case 'atOncePer':
      return told.each === 1 ? '.each' : '';
    default:
      return '';
  }
};

/** The sentence of an effect, requirement or condition: `phraseOf('condition', side.condition)`. */
export const phraseOf = (
  family: Exclude<keyof typeof texts, 'edgeEffect' | 'counted' | 'countedEach' | 'inEra'>,
  told: Told,
): Phrase => ({
  ...told,
  say: `${family}.${told.kind}${variantOf(told)}`,
});
