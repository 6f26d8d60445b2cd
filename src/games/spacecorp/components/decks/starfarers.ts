import { type CardType } from '../types.js';
import { add, card, shielded, times } from './card.js';

/**
 * The Starfarers deck (rulebook.md 1.4, 9.8, 11.2): 76 cards, 12 of them Start cards.
 * Provenance: by entry; the rest, and the number of copies but where claimed, is designed. A printed face or Special is one
 * that some card of the print has, a published Edge was seen in this deck: which card carries it here is designed.
 * Printed are also Move x2 (here on the Generation Ship) and Move 3 (Momentum Exchange), published Explore 3 (R&D Network),
 * Genetics 1 (Clone Forge) and Genetics 2 (Evo Accelerators); the other faces of these cards are designed.
 */
export const starfarers: readonly CardType[] = [
  card('fusion_booster', 3, [add('move', 5), shielded('move', 3)], {
    start: true,
    published: ['name', 'faces', 'start'],
  }),
  card('first_gen_antimatter_drive', 2, [times('move', 3), add('explore', 3)], {
    start: true,
    published: ['name', 'faces', 'start'],
  }),
  card('stellar_cartography', 2, [add('research', 3)], { start: true }),
  card('replicator_frame', 2, [add('build', 4), shielded('build', 3)], { start: true }),
  card('r_and_d_network', 2, [add('explore', 3), add('research', 2)], { start: true, published: ['name'] }),
  card('clone_forge', 1, [add('genetics', 1), add('produce', 1)], { start: true, published: ['name'] }),
  card('antimatter_torch', 3, [times('move', 3)], { printed: ['faces'] }),
  card('pulse_sail', 2, [times('move', 4)], { printed: ['faces'] }),
  card('warp_lattice', 2, [times('move', 5)], { printed: ['faces'] }),
  card('ramscoop', 3, [add('move', 5), shielded('move', 4)], { upgrade: true }),
  card('lightsail_array', 2, [add('move', 6)], { upgrade: true }),
  card('matter_manipulators', 2, [times('move', 2), add('build', 4)], {
    upgrade: true,
    published: ['name', 'faces', 'upgrade'],
  }),
  card('generation_ship', 2, [times('move', 2), add('build', 3)]),
  card('momentum_exchange', 2, [add('move', 3), add('explore', 3)]),
  card('star_lifter', 3, [add('build', 5)], { published: ['faces'] }),
  card('assembler_cloud', 3, [add('build', 4), shielded('build', 3)], { upgrade: true }),
  card('dyson_segment', 2, [times('build', 2)]),
  card('world_forge', 2, [add('build', 6)]),
  card('hab_ring', 2, [add('build', 4), add('produce', 1)]),
  card('gravimetric_array', 3, [add('explore', 4)]),
  card('swarm_survey', 2, [times('explore', 2)]),
  card('xeno_observatory', 2, [add('explore', 3)], { upgrade: true }),
  card('contact_team', 1, [add('explore', 4), add('revelation', 1)]),
  card('plasma_mining', 2, [add('produce', 2)]),
  card('market_exchange', 1, [times('produce', 2)], { printed: ['faces'] }),
  card('stellar_smelter', 2, [add('produce', 2), add('build', 3)]),
  card('evo_accelerators', 2, [add('genetics', 2), add('research', 1)], { published: ['name'] }),
  card('gene_forge', 2, [add('genetics', 2)]),
  card('oracle_engine', 2, [add('revelation', 2)]),
  card('deep_thought_net', 2, [add('revelation', 1), add('research', 3)]),
  card('swarm_minds', 2, [add('research', 4)]),
  card('stock_split', 1, [], { special: { kind: 'gain', profit: 3 } }),
  card('wormhole_prototype', 1, [], { special: { kind: 'wormhole' } }),
  card('shared_foundry', 1, [add('research', 3)], { edge: 'competitors' }),
  card('shadow_ledger', 1, [add('produce', 2)], { edge: 'divert' }),
  card('deep_listening', 1, [add('explore', 3)], { edge: 'hack' }),
  card('alien_spores', 1, [add('genetics', 1)], { edge: 'hostile_microbes' }),
  card('legacy_hardware', 1, [add('build', 4)], { edge: 'incompatible', published: ['edge'] }),
  card('slingshot', 1, [add('move', 4)], { edge: 'intercept' }),
  card('open_archive', 1, [add('revelation', 1)], { edge: 'leak' }),
  card('headhunters', 1, [add('research', 3)], { edge: 'poach' }),
  card('decoy_fleet', 1, [add('move', 5)], { edge: 'sabotage' }),
];
