import { type Edges } from './types.js';

/**
 * The Edges (rulebook.md 11.2 to 11.15); the decks say which cards carry them. Provenance: the names and the effects in
 * outline are printed; moments and figures by entry, the rest is designed.
 */
export const edges: Edges = {
  competitors: { moment: 'payment', who: 'active', hqs: 2, printed: ['name', 'moment', 'who', 'hqs'] },
  divert: { moment: 'produce', who: 'opponents', printed: ['name', 'moment', 'who'] },
  hack: { moment: 'research', who: 'opponents', cards: 1, printed: ['name'] },
  hostile_microbes: { moment: 'opening', who: 'all', icon: 'life', loss: 1, printed: ['name'] },
  incompatible: { moment: 'closing', who: 'all', cards: 1, printed: ['name', 'cards'] },
  intercept: { moment: 'closing', who: 'all', printed: ['name'] },
  leak: { moment: 'breakthrough', who: 'opponents', printed: ['name', 'moment', 'who'] },
  market_influence: { moment: 'claims', who: 'all', own: 2, other: 1, printed: ['name', 'moment', 'who'] },
  poach: { moment: 'discard', who: 'opponents', cards: 2, printed: ['name', 'moment', 'who', 'cards'] },
  sabotage: { moment: 'opening', who: 'opponents', printed: ['name'] },
  salvage: { moment: 'any', who: 'all', printed: ['name'] },
};
