import { data } from 'react-router';
import { formLimitOf } from '#platform/http/form-limits.ts';
import { readMultipart } from '#platform/http/read-multipart.ts';

const statuses = { too_large: 413, wrong_type: 415, malformed: 400 } as const;

/** The fields and files of a form; what no browser sends is the sender's fault, not ours. */
export async function readUploadForm(request: Request): Promise<FormData> {
  const { pathname } = new URL(request.url);
  const body = await readMultipart(request, formLimitOf(pathname));
  if (!body.ok) throw data(null, { status: statuses[body.reason] });
  return body.form;
}

/** The files under a name; an empty picker sends one without a name. */
export const filesOf = (form: FormData, name: string): File[] =>
  form
    .getAll(name)
    .filter((value) => typeof value !== 'string' && (value.name || value.size > 0)) as File[];
