import { type CardType } from '../types.js';
import { add, card } from './card.js';

/**
 * The Mariners deck (rulebook.md 1.4, 9.8, 11.2): 46 cards, 12 of them Start cards.
 * Provenance: by entry; the rest, and the number of copies but where claimed, is designed. A printed face or Special is one
 * that some card of the print has, a published Edge was seen in this deck: which card carries it here is designed. Of the
 * Nuclear Thermal Rocket the Explore value is designed.
 */
export const mariners: readonly CardType[] = [
  card('chemical_drive', 4, [add('move', 1)], {
    start: true,
    upgrade: true,
    printed: ['name', 'start'],
    published: ['faces', 'upgrade'],
  }),
  card('cargo_pod', 3, [add('move', 1), add('build', 1)], { start: true, published: ['name', 'faces'] }),
  card('science_module', 3, [add('move', 1), add('explore', 1)], { start: true, published: ['name', 'faces'] }),
  card('ground_lab', 2, [add('research', 2)], { start: true }),
  card('heavy_lifter', 2, [add('move', 2), add('build', 2)], { published: ['name', 'faces'] }),
  card('ion_drive', 2, [add('move', 3)], { upgrade: true, printed: ['faces', 'upgrade'] }),
  card('nuclear_thermal_rocket', 2, [add('move', 2), add('explore', 1)], { upgrade: true, printed: ['upgrade'] }),
  card('solar_sail', 1, [add('move', 3)], { edge: 'intercept', printed: ['faces'], published: ['edge'] }),
  card('gravity_assist', 1, [add('move', 3)], { edge: 'salvage', published: ['edge'] }),
  card('survey_drone', 2, [add('explore', 1)], { upgrade: true, printed: ['upgrade'] }),
  card('ground_penetrating_radar', 2, [add('explore', 2)]),
  card('sample_return', 1, [add('explore', 2), add('genetics', 1)]),
  card('orbital_printer', 2, [add('build', 2)], { upgrade: true }),
  card('habitat_module', 2, [add('build', 3)]),
  card('robotic_crew', 1, [add('build', 2), add('explore', 1)]),
  card('space_tug', 1, [add('move', 2), add('build', 1)], { edge: 'sabotage', published: ['edge'] }),
  card('regolith_miner', 3, [add('produce', 1)], { printed: ['faces'] }),
  card('autonomous_refinery', 1, [add('produce', 2)]),
  card('futures_contracts', 1, [add('produce', 1), add('build', 1)], { edge: 'market_influence' }),
  card('exobiology_lab', 2, [add('genetics', 1)], { printed: ['faces'] }),
  card('gene_sequencer', 1, [add('genetics', 1), add('research', 1)], { edge: 'poach', published: ['edge'] }),
  card('orbital_observatory', 2, [add('research', 2)], { printed: ['faces'] }),
  card('data_mining', 1, [add('research', 2)], { edge: 'hack' }),
  card('open_standards', 1, [add('research', 2)], { edge: 'competitors' }),
  card('near_space_probe', 2, [], { special: { kind: 'probe' }, printed: ['name', 'special'], published: ['copies'] }),
  card('seed_funding', 1, [], { special: { kind: 'gain', profit: 2 }, printed: ['special'] }),
];
