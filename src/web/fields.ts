/** The fields of a form, however they came: in the address or in the body. Nothing about them is believed. */
export type Fields = ReadonlyMap<string, readonly string[]>;

export const fieldsOf = (given: unknown): Fields => {
  const fields = new Map<string, string[]>();
  if (typeof given !== 'object' || given === null) return fields;
  for (const [name, value] of Object.entries(given).slice(0, 400)) {
    const values = (Array.isArray(value) ? (value as unknown[]) : [value]).filter((one) => typeof one === 'string');
    fields.set(name.slice(0, 120), values.slice(0, 200));
  }
  return fields;
};

export const one = (fields: Fields, name: string): string => fields.get(name)?.[0] ?? '';

export const wholeNumber = (fields: Fields, name: string): number | undefined => {
  const text = one(fields, name);
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};
