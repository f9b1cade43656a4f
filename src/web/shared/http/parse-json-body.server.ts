import type { z } from 'zod';

/** Validates the JSON body that our own scripts send; answers 400 to anything else. */
export async function parseJsonBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await request.json().catch(() => null);
  const { success, data, error } = schema.safeParse(body);
  if (!success)
    throw Response.json({ issues: error.issues.map(({ path }) => path) }, { status: 400 });
  return data;
}
