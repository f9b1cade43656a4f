import type { z } from 'zod';
import { formLimits } from '#platform/http/form-limits.ts';
import { readJsonBody } from '#platform/http/read-json-body.ts';

/** Validates the JSON body that our own scripts send; answers 400 to anything else. */
export async function parseJsonBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = await readJsonBody(request, formLimits.plain).catch(() => null);
  const { success, data, error } = schema.safeParse(body?.ok ? body.value : null);
  if (!success)
    throw Response.json({ issues: error.issues.map(({ path }) => path) }, { status: 400 });
  return data;
}
