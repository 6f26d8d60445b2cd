import { type Json } from '../games/kernel/game-definition.js';

/** Stored type -> version -> how its data becomes the next version's. Once written, an entry stays for ever. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, (data: Json) => Json>>>>;

/** Every fact type is still in its first version. */
export const upcasters: Upcasters = {};
