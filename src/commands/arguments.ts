import { parseArgs } from 'node:util';
import { z } from 'zod';

/** Reads `--name value` arguments by a zod schema; a mistake is told in one line, with what to write. */
export const readArguments = <S extends z.ZodObject>(schema: S, argv: readonly string[], usage: string): z.infer<S> => {
  const flags = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, { type: name === 'json' ? 'boolean' : 'string' } as const]),
  );
  try {
    const { values } = parseArgs({ args: [...argv], options: flags, allowPositionals: false });
    return schema.parse(values);
  } catch (error) {
    const what =
      error instanceof z.ZodError
        ? error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('; ')
        : (error as Error).message;
    console.error(`${what}\nusage: ${usage}`);
    process.exit(2);
  }
};

export const whole = (min: number, preset: number) => z.coerce.number().int().min(min).default(preset);
