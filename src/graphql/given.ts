/** What a client has said: GraphQL sends null for what it leaves out, at every depth, and presets are for that. */
export const given = (input: Record<string, unknown> | null | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input ?? {})
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([key, value]) => [
        key,
        typeof value === 'object' && !Array.isArray(value) ? given(value as Record<string, unknown>) : value,
      ]),
  );
