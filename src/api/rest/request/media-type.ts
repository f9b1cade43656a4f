import { RestError } from '../rest-error.ts';

/** What the client accepts, as far as this API can produce it. */
export type MediaType =
  | { kind: 'json'; stripNulls: boolean }
  | { kind: 'object'; stripNulls: boolean }
  | { kind: 'csv' }
  | { kind: 'plan'; format: 'json' | 'text'; options: string[]; of: MediaType }
  | { kind: 'openapi' };

const planOptions = new Set(['analyze', 'verbose', 'settings', 'buffers', 'wal']);

/** Chooses the first type of the Accept header that can be produced. */
export function negotiateMediaType(accept: string | undefined): MediaType {
  const wanted = splitAccept(accept ?? '*/*');
  for (const text of wanted) {
    const found = mediaTypeOf(text);
    if (found) return found;
  }
  throw notAvailable(wanted);
}

export const notAvailable = (wanted: string[]) =>
  new RestError(406, 'PGRST107', `None of these media types are available: ${wanted.join(', ')}`);

/** Splits at commas outside of quotes: `for="application/json"` is part of one type. */
const splitAccept = (accept: string) =>
  (accept.match(/(?:[^,"]|"[^"]*")+/g) ?? [])
    .map((text) => text.trim())
    .filter((text) => text !== '');

function mediaTypeOf(text: string): MediaType | undefined {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
  const stripNulls = parameters.includes('nulls=stripped');
  switch (type.toLowerCase()) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return { kind: 'json', stripNulls: false };
    case 'application/vnd.pgrst.array+json':
    case 'application/vnd.pgrst.array':
      return { kind: 'json', stripNulls };
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.object':
      return { kind: 'object', stripNulls };
    case 'text/csv':
      return { kind: 'csv' };
    case 'application/openapi+json':
      return { kind: 'openapi' };
    case 'application/vnd.pgrst.plan':
    case 'application/vnd.pgrst.plan+text':
      return planType('text', parameters);
    case 'application/vnd.pgrst.plan+json':
      return planType('json', parameters);
    default:
      return undefined;
  }
}

function planType(format: 'json' | 'text', parameters: string[]): MediaType {
  const named = (name: string) =>
    parameters.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  const of = mediaTypeOf(named('for').replaceAll('"', '')) ?? { kind: 'json', stripNulls: false };
  const options = named('options')
    .split('|')
    .filter((option) => planOptions.has(option));
  return { kind: 'plan', format, options, of };
}

export function contentTypeOf(media: MediaType): string {
  if (media.kind === 'csv') return 'text/csv; charset=utf-8';
  if (media.kind === 'openapi') return 'application/openapi+json; charset=utf-8';
  if (media.kind === 'plan') return `application/vnd.pgrst.plan+${media.format}; charset=utf-8`;
  const suffix = media.stripNulls ? ';nulls=stripped' : '';
  if (media.kind === 'object') {
    return `application/vnd.pgrst.object+json${suffix}; charset=utf-8`;
  }
  return media.stripNulls
    ? 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8'
    : 'application/json; charset=utf-8';
}
