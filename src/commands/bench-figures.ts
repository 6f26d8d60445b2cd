export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

export const round = (n: number): number => Math.round(n * 1000) / 1000;
