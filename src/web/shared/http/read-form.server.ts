import { data } from 'react-router';
import { readFields } from '#platform/http/read-fields.server.ts';

/** The fields of a form; what no browser sends is the sender's fault, not ours. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await readFields(request).catch(() => null);
  // PostgreSQL stores no zero character.
  const isStorable = [...(form?.values() ?? [])].every(
    (value) => typeof value !== 'string' || !value.includes('\0'),
  );
  if (!form || !isStorable) throw data(null, { status: 400 });
  return form;
}
