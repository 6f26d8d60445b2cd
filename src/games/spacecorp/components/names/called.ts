import { type Name } from '../table-types.js';

export const called = (en: string, es: string): Name => ({ en, es });
