import { data } from 'react-router';
import { fileLimitOf, formLimitOf } from '#platform/http/form-limits.ts';
import { readMultipart } from '#platform/http/read-multipart.server.ts';
import { rejectForm } from './reject-form.server.ts';

const statuses = { wrong_type: 415, malformed: 400, aborted: 400, too_slow: 408 } as const;

interface UploadFormOptions {
  /** Whether the sender may send files; otherwise they are not stored, and missing in the form. */
  maySendFiles?: boolean;
}

/**
 * The fields and files of a form. Files are backed by temporary files that exist until the request
 * is answered. Throws the response for a body that cannot be read.
 */
export async function readUploadForm(
  request: Request,
  { maySendFiles = true }: UploadFormOptions = {},
): Promise<FormData> {
  const { pathname } = new URL(request.url);
  const maxFileBytes = maySendFiles ? fileLimitOf(pathname) : 'no files';
  const body = await readMultipart(request, formLimitOf(pathname), maxFileBytes);
  if (body.ok) return body.form;
  if (body.reason === 'too_large') throw await rejectForm(request, 'form_too_large');
  if (body.reason === 'busy') throw await rejectForm(request, 'uploads_busy');
  throw data(null, { status: statuses[body.reason] });
}

/** The files of a field; an empty file input sends one without name and bytes. */
export const filesOf = (form: FormData, name: string): File[] =>
  form
    .getAll(name)
    .filter((value) => typeof value !== 'string' && (value.name || value.size > 0)) as File[];
