import { type CardType } from '../types.js';
import { add, card, shielded } from './card.js';

/**
 * The Planeteers deck (rulebook.md 1.4, 9.8, 11.2): 58 cards, 12 of them Start cards.
 * Provenance: by entry; the rest, and the number of copies but where claimed, is designed. A printed face or Special is one
 * that some card of the print has, a published Edge was seen in this deck: which card carries it here is designed. Of the
 * Shielded Fabricator the plain face is designed, the shielded one printed.
 */
export const planeteers: readonly CardType[] = [
  card('fission_drive', 3, [add('move', 3), shielded('move', 2)], { start: true }),
  card('grown_mesh', 2, [add('build', 2), shielded('build', 1)], {
    start: true,
    upgrade: true,
    published: ['name', 'faces', 'upgrade'],
  }),
  card('deep_field_lab', 2, [add('research', 2)], { start: true }),
  card('pathfinder_drones', 2, [add('explore', 2)], { start: true }),
  card('freight_hauler', 2, [add('move', 2), add('build', 2)], { start: true }),
  card('prospector_bots', 1, [add('produce', 1), add('explore', 1)], { start: true }),
  card('plasma_drive', 2, [add('move', 4)], { upgrade: true }),
  card('fusion_torch', 2, [add('move', 5)], { printed: ['faces'] }),
  card('magnetic_sail', 2, [add('move', 4), shielded('move', 2)], { upgrade: true }),
  card('water_jacket_ship', 2, [add('move', 4), shielded('move', 3)]),
  card('cycler_station', 2, [add('move', 3), add('build', 2)]),
  card('anti_matter_prototype', 1, [], { special: { kind: 'relocate' }, printed: ['name', 'special'] }),
  card('swarm_builders', 2, [add('build', 3)], { upgrade: true, printed: ['faces'] }),
  card('shielded_fabricator', 2, [add('build', 3), shielded('build', 2)]),
  card('ice_foundry', 2, [add('build', 2), add('produce', 1)]),
  card('monofilament_loom', 1, [add('build', 4)]),
  card('cryobot', 2, [add('explore', 3)], { printed: ['faces'] }),
  card('penetrating_sonar', 2, [add('explore', 2)], { upgrade: true }),
  card('aerobot_swarm', 1, [add('explore', 2), add('genetics', 1)]),
  card('deep_space_probe', 2, [], { special: { kind: 'probe' }, printed: ['name', 'special'] }),
  card('helium_scoops', 2, [add('produce', 2)]),
  card('volatile_harvester', 2, [add('produce', 1), add('build', 1)]),
  card('clone_bank', 2, [add('genetics', 1)]),
  card('gene_splicer', 2, [add('genetics', 2)]),
  card('quantum_array', 2, [add('revelation', 1)], { printed: ['faces'] }),
  card('theory_engine', 2, [add('revelation', 1), add('research', 2)]),
  card('distributed_lab', 2, [add('research', 3)]),
  card('culture_vats', 1, [add('genetics', 1)], { edge: 'hostile_microbes' }),
  card('whistleblower', 1, [add('revelation', 1)], { edge: 'leak' }),
  card('proprietary_format', 1, [add('build', 2)], { edge: 'incompatible' }),
  card('transfer_pricing', 1, [add('produce', 1)], { edge: 'divert' }),
  card('burn_window', 1, [add('move', 3)], { edge: 'intercept' }),
  card('signal_tap', 1, [add('research', 2)], { edge: 'hack' }),
  card('commodity_corner', 1, [add('produce', 2)], { edge: 'market_influence' }),
];
