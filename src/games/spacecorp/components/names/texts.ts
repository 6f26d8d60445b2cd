import {
  type BaseEffect,
  type ColonyEffect,
  type Condition,
  type Counted,
  type Prerequisite,
  type ProgressEffect,
  type Requirement,
  type Special,
} from '../effects.js';
import { type EdgeId, type LaterEra } from '../kinds.js';
import { called } from './called.js';
import { type Name } from '../table-types.js';

/**
 * What effects, requirements and conditions say, as templates over their own fields (see kernel/tell.ts), so that the text
 * follows corrected data. Provenance: the wording is ours.
 */
export type Variant = 'one' | 'stacks' | 'ownColonies' | 'each' | 'orRevelation' | 'region' | 'nearby';
type Texts<K extends string> = Readonly<Record<K, Name>> & Readonly<Partial<Record<`${K}.${Variant}`, Name>>>;

const requirement: Texts<Requirement['kind']> = {
  nothing: called('no requirement', 'sin requisito'),
  lagrange: called('at a Lagrange point', 'en un punto de Lagrange'),
  noGravity: called('at a site without gravity', 'en una localización sin gravedad'),
  tileWith: called('on a tile with one of these: {anyOf:sign}', 'en una loseta con uno de estos: {anyOf:sign}'),
  'tileWith.one': called('on a tile with {anyOf:sign}', 'en una loseta con {anyOf:sign}'),
  tileWithout: called(
    'on a tile with none of these: {noneOf:sign}',
    'en una loseta sin ninguno de estos: {noneOf:sign}',
  ),
};

const baseEffect: Texts<Exclude<BaseEffect['kind'], 'gainsPerOpposingBase'>> &
  Readonly<Record<`gainsPerOpposingBase.${'region' | 'nearby'}`, Name>> = {
  givesP: called('the tile has P{p}', 'la loseta tiene P{p}'),
  raisesP: called("the tile's P number is {by} higher", 'el número P de la loseta sube {by}'),
  advances: called(
    'when built, advance your {cube:cube} cube {spaces} {spaces#space|spaces}',
    'al construirla, avanza tu cubo de {cube:cube} {spaces} {spaces#casilla|casillas}',
  ),
  exploits: called(
    'when built, gain this of the tile, which is then gone: {numbers:sign}',
    'al construirla, gana esto de la loseta, que luego se pierde: {numbers:sign}',
  ),
  takesOffer: called('when built, take one card from the offers', 'al construirla, toma una carta de las ofertas'),
  'takesOffer.orRevelation': called(
    'when built, take one card from the offers or advance your revelation cube {orRevelation} {orRevelation#space|spaces}',
    'al construirla, toma una carta de las ofertas o avanza tu cubo de revelación {orRevelation} {orRevelation#casilla|casillas}',
  ),
  'gainsPerOpposingBase.region': called(
    'when built, gain {gain} for each opposing base in the region, unless it already has a Secure base',
    'al construirla, gana {gain} por cada base rival de la región, salvo que ya haya en ella una base de Seguridad',
  ),
  'gainsPerOpposingBase.nearby': called(
    'when built, gain {gain} for each opposing base nearby, unless a Secure base is already nearby',
    'al construirla, gana {gain} por cada base rival cercana, salvo que ya haya cerca una base de Seguridad',
  ),
  quietsPhobes: called(
    'built on the Phobes, it gives what the tiles of the region held back',
    'construida sobre los Phobes, da lo que las losetas de la región habían retenido',
  ),
  multipliesBuild: called(
    'a Build action elsewhere in the region may multiply its value by {by}',
    'una Construcción en otro lugar de la región puede multiplicar su valor por {by}',
  ),
  shieldsRegion: called(
    'shields the action that builds it, Moves from the region and Builds in it',
    'protege la acción que la construye, los Movimientos desde la región y las Construcciones en ella',
  ),
  addsToMove: called(
    'a team that starts here may add {add} to its Move',
    'un equipo que parte de aquí puede sumar {add}',
  ),
  multipliesMoveCard: called(
    'the value of one Move card, played or used as Infra, may be multiplied by {by} if all moving teams start at Spaceports',
    'el valor de una carta de Movimiento, jugada o usada como Infra, puede multiplicarse por {by} si todos los equipos parten de Espaciopuertos',
  ),
  transports: called('allows transport', 'permite el transporte'),
  colonyPoint: called('1 Colony Point here', '1 Punto de Colonia aquí'),
};

const special: Texts<Special['kind']> = {
  probe: called(
    'place a tile at a site with an empty box and no piece at all, and take its immediate signs without a claim',
    'coloca una loseta en una localización con casilla vacía y sin ninguna pieza, y recibe sus efectos inmediatos sin reclamarla',
  ),
  relocate: called(
    'take one of your teams to any site but the Beyond site; you need a base at either end',
    'lleva uno de tus equipos a cualquier localización salvo la de Más Allá; necesitas una base en uno de los extremos',
  ),
  wormhole: called(
    'take one of your teams from Sol, or from a system with your base, to the far end of the track of another system',
    'lleva uno de tus equipos desde Sol, o desde un sistema con base tuya, al extremo lejano de la ruta de otro sistema',
  ),
  gain: called('gain {profit}', 'gana {profit}'),
};

const condition: Texts<Condition['kind']> = {
  produceAction: called('a Produce action this turn', 'una acción de Producción en este turno'),
  produceTotal: called(
    '{n} or more from the Produce action of this turn',
    '{n} o más con la acción de Producción de este turno',
  ),
  basesAtSites: called(
    '{n} {n#base|bases} among these sites: {sites:site}',
    '{n} {n#base|bases} entre estas localizaciones: {sites:site}',
  ),
  basesAtLagrange: called('bases at {n} Lagrange {n#point|points}', 'bases en {n} {n#punto|puntos} de Lagrange'),
  basesOffLagrange: called(
    'bases at {n} {n#site that is no Lagrange point|sites that are no Lagrange points}',
    'bases en {n} {n#localización que no sea punto|localizaciones que no sean puntos} de Lagrange',
  ),
  basesInRegions: called(
    '{n} {n#base|bases} among these regions: {regions:region}',
    '{n} {n#base|bases} entre estas regiones: {regions:region}',
  ),
  'basesInRegions.one': called(
    '{n} {n#base|bases} in the region {regions:region}',
    '{n} {n#base|bases} en la región {regions:region}',
  ),
  basesInDifferentRegions: called(
    'bases in {n} different {n#region|regions}',
    'bases en {n} {n#región|regiones} distintas',
  ),
  basesInSystems: called('bases in {n} star {n#system|systems}', 'bases en {n} {n#sistema estelar|sistemas estelares}'),
  basesOnTiles: called(
    '{n} {n#base|bases} on {n#a tile|tiles} with one of these: {icons:sign}',
    '{n} {n#base|bases} en {n#una loseta|losetas} con uno de estos: {icons:sign}',
  ),
  'basesOnTiles.one': called(
    '{n} {n#base|bases} on {n#a tile|tiles} with {icons:sign}',
    '{n} {n#base|bases} en {n#una loseta|losetas} con {icons:sign}',
  ),
  'basesOnTiles.stacks': called(
    '{n} {n#base|bases} on {n#a tile|tiles} of the stack {stacks:stack} or with one of these: {icons:sign}',
    '{n} {n#base|bases} en {n#una loseta|losetas} de la pila {stacks:stack} o con uno de estos: {icons:sign}',
  ),
  basesOnEach: called(
    'different bases on tiles with each of these: {icons:sign}',
    'bases distintas en losetas con cada uno de estos: {icons:sign}',
  ),
  infraCards: called('{n} Infra {n#card|cards} in your HQ', '{n} {n#carta|cartas} de Infra en tu CG'),
  progressCards: called('{n} progress {n#card|cards}', '{n} {n#carta|cartas} de progreso'),
  colonies: called('{n} {n#colony|colonies}', '{n} {n#colonia|colonias}'),
  nearbyColonies: called('{n} colonies nearby each other', '{n} colonias cercanas entre sí'),
};

const prerequisite: Texts<Prerequisite['kind']> = {
  owns: called('prerequisite: {title:progress}', 'requisito: {title:progress}'),
  ownsOfKind: called('prerequisite: {n} x {of:progressKind}', 'requisito: {n} x {of:progressKind}'),
};

const progressEffect: Texts<ProgressEffect['kind']> = {
  adds: called('adds to {to:kind}: {value:inEra}', 'suma a {to:kind}: {value:inEra}'),
  multiplies: called(
    '{what:kind}: the value of every action is multiplied by {by}',
    '{what:kind}: el valor de toda acción se multiplica por {by}',
  ),
  shields: called('{kinds:kind}: all your actions are shielded', '{kinds:kind}: todas tus acciones están protegidas'),
  rewardCards: called('each of your rewards is {cards} cards', 'cada recompensa tuya es de {cards} cartas'),
  drawsWith: called('draw in step 6 with {hand} cards or fewer', 'roba en el paso 6 con {hand} cartas o menos'),
  extraTiles: called(
    'a Produce action in which you play a card collects from {tiles} {tiles#tile|tiles} more',
    'una Producción en la que juegas una carta recoge de {tiles} {tiles#loseta|losetas} más',
  ),
  colonyPoint: called('1 Colony Point in every Colonize action', '1 Punto de Colonia en toda Colonización'),
  gainsPerOpposingClaim: called(
    'gain {gain} for each contract that an opponent claims',
    'gana {gain} por cada contrato que reclame un rival',
  ),
  usesInfra: called('use the Infra of {hqs} HQs in an action', 'usa la Infra de {hqs} CG en una acción'),
  skipsTrack: called(
    'your teams enter a track {boxes} {boxes#box|boxes} nearer to the star when they Move',
    'al moverse, tus equipos entran en la ruta {boxes} {boxes#casilla|casillas} más cerca de la estrella',
  ),
  placesTeam: called(
    'at once place a team from your stock on the star of a system without a team',
    'coloca de inmediato un equipo de tu reserva en la estrella de un sistema sin equipos',
  ),
  buildsAtIntros: called('you may build where the Intros are', 'puedes construir donde están los Intros'),
  staysWithPhobes: called('the Phobes do not drive your team off', 'los Phobes no expulsan a tu equipo'),
  ignoresDearTiles: called('ignore Base numbers above 0', 'ignora los números Base mayores que 0'),
};

const colonyEffect: Texts<ColonyEffect['kind']> = {
  nothing: called('no effect', 'sin efecto'),
  whenOpponentColonizes: called('whenever an opponent colonizes: {gain}', 'siempre que un rival coloniza: {gain}'),
  whenYouColonize: called(
    'whenever you colonize, this time included: {gain}',
    'siempre que colonizas, incluida esta vez: {gain}',
  ),
  'whenYouColonize.ownColonies': called(
    'whenever you colonize, this time included: the number of your colonies',
    'siempre que colonizas, incluida esta vez: el número de tus colonias',
  ),
  whenOpponentClaims: called(
    'whenever an opponent claims a contract: {gain}',
    'siempre que un rival reclama un contrato: {gain}',
  ),
  whenOpponentProduces: called('whenever an opponent produces: {gain}', 'siempre que un rival produce: {gain}'),
  atOncePer: called('at once 1 for every {each} {what:counted}', 'de inmediato 1 por cada {each} {what:counted}'),
  'atOncePer.each': called('at once 1 for {what:countedEach}', 'de inmediato 1 por {what:countedEach}'),
  atOnceOpenAward: called(
    'at once the printed award of one open Starfarers contract',
    'de inmediato el premio impreso de un contrato abierto de Starfarers',
  ),
  atEndClaim: called(
    'at the end of the era claim one open contract',
    'al final de la época reclama un contrato abierto',
  ),
  atEndPerFreeSystem: called(
    'at the end of the era {gain} for each star system without a colony',
    'al final de la época {gain} por cada sistema estelar sin colonia',
  ),
};

const edgeEffect: Texts<EdgeId> = {
  competitors: called('use the matching Infra of {hqs} HQs', 'usa la Infra correspondiente de {hqs} CG'),
  divert: called(
    'gain half of what the opponent collected, rounded up; the opponent keeps it',
    'gana la mitad de lo que recogió el rival, redondeando hacia arriba; el rival lo conserva',
  ),
  hack: called('take {cards} {cards#card|cards} from the offers', 'toma {cards} {cards#carta|cartas} de las ofertas'),
  hostile_microbes: called(
    'every seat with a team at a tile with {icon:sign} loses {loss}, you too',
    'todo jugador con un equipo en una loseta con {icon:sign} pierde {loss}, también tú',
  ),
  incompatible: called(
    'every seat removes {cards} of its Infra cards, you too',
    'cada jugador retira {cards} de sus cartas de Infra, también tú',
  ),
  intercept: called('take an extra turn when this one is over', 'juega un turno adicional al acabar este'),
  leak: called('take the copy without award of the same title', 'toma la copia sin premio del mismo título'),
  market_influence: called(
    'gain {own} for a contract you claimed, or {other} for one of another seat',
    'gana {own} por un contrato que reclamaste, o {other} por uno de otro jugador',
  ),
  poach: called('take up to {cards} of the discarded cards', 'toma hasta {cards} de las cartas descartadas'),
  sabotage: called(
    'name a kind of action that the opponent cannot take',
    'nombra un tipo de acción que el rival no puede hacer',
  ),
  salvage: called('take every Start card out of the offers', 'toma todas las cartas de Inicio de las ofertas'),
};

const counted: Texts<Counted> = {
  breakthroughsInPlay: called('Breakthroughs in play', 'Avances en juego'),
  adaptationsInPlay: called('Adaptations in play', 'Adaptaciones en juego'),
  ownProgressCards: called('progress cards of yours', 'cartas de progreso tuyas'),
  ownSecureSites: called('sites with a Secure base of yours', 'localizaciones con base de Seguridad tuya'),
};
const countedEach: Texts<Counted> = {
  breakthroughsInPlay: called('each Breakthrough in play', 'cada Avance en juego'),
  adaptationsInPlay: called('each Adaptation in play', 'cada Adaptación en juego'),
  ownProgressCards: called('each progress card of yours', 'cada carta de progreso tuya'),
  ownSecureSites: called('each site with a Secure base of yours', 'cada localización con base de Seguridad tuya'),
};

const inEra: Texts<LaterEra> = {
  planeteers: called('in Planeteers', 'en Planeteers'),
  starfarers: called('in Starfarers', 'en Starfarers'),
};

export const texts = {
  requirement,
  baseEffect,
  special,
  condition,
  prerequisite,
  progressEffect,
  colonyEffect,
  edgeEffect,
  counted,
  countedEach,
  inEra,
};
