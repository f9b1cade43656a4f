import type { z } from 'zod';

/** What our own scripts send; anything else is the sender's fault, not ours. */
export async function readJsonBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const given: unknown = await request.json().catch(() => null);
  const { success, data, error } = schema.safeParse(given);
  if (!success)
    throw Response.json({ issues: error.issues.map(({ path }) => path) }, { status: 400 });
  return data;
}
