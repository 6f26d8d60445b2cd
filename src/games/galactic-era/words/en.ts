export const en = { x: '' };
