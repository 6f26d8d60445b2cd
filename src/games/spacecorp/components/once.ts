import { type Components } from './types.js';

/** What follows from component data is computed once for each set of it. */
export const once = <T>(compute: (components: Components) => T): ((components: Components) => T) => {
  const known = new WeakMap<Components, { readonly value: T }>();
  return (components) => {
    const found = known.get(components) ?? { value: compute(components) };
    known.set(components, found);
    return found.value;
  };
};
