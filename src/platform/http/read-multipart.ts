import { readLimitedBody } from './read-limited-body.ts';

export type MultipartBody =
  | { ok: true; form: FormData }
  | { ok: false; reason: 'wrong_type' | 'too_large' | 'malformed' };

/** No form of ours has more fields; a body of nothing but tiny parts would be dear to take apart. */
const mostParts = 120;

const contentType = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i;

/** A form with files, bounded in bytes and in parts before it is taken apart. */
export async function readMultipart(request: Request, limit: number): Promise<MultipartBody> {
  const type = request.headers.get('Content-Type') ?? '';
  const [, quoted, plain] = contentType.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) return { ok: false, reason: 'wrong_type' };
  const bytes = await readLimitedBody(request, limit);
  if (!bytes || hasMoreThan(bytes, `--${boundary}`, mostParts + 1)) {
    return { ok: false, reason: 'too_large' };
  }
  const body = new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });
  const form = await body.formData().catch(() => null);
  return form && isStorable(form) ? { ok: true, form } : { ok: false, reason: 'malformed' };
}

function hasMoreThan(bytes: Buffer, mark: string, most: number): boolean {
  let at = bytes.indexOf(mark);
  for (let found = 0; at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    if (++found > most) return true;
  }
  return false;
}

/** PostgreSQL stores no zero character. */
function isStorable(form: FormData): boolean {
  return [...form].every(([name, value]) =>
    [name, value].every((each) => typeof each !== 'string' || !each.includes('\0')),
  );
}

/** The fields as an object: each name once, except those that may come several times. */
export function fieldsOf(
  form: FormData,
  { several }: { several: readonly string[] },
): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, several.includes(name) || values.length > 1 ? values : values[0]];
    }),
  );
}
