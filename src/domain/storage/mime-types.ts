const mimeType = /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+*-]{1,100}$/;

/** A type that a bucket may allow: image/png or image/*. */
export const isMimePattern = (type: string): boolean => mimeType.test(type);

/** A type as a header states it, parameters included, that is safe to store and to send back. */
export const isContentType = (type: string): boolean =>
  type.length <= 255 && /^[\x20-\x7e]+$/.test(type) && mimeType.test(bareType(type));

/** Older clients send "undefined" when they know no type. */
export const storableType = (type: string): string =>
  isContentType(type) ? type : 'application/octet-stream';

/** Without parameters such as the charset. */
const bareType = (type: string): string => type.split(';', 1)[0]!.trim().toLowerCase();

/** Whether a bucket takes the type. A bucket without a list takes everything. */
export function allowsType(allowed: readonly string[] | null, type: string): boolean {
  if (!allowed || allowed.length === 0) return true;
  const [group, kind] = bareType(type).split('/');
  return allowed.some((pattern) => {
    const [allowedGroup, allowedKind] = bareType(pattern).split('/');
    return allowedGroup === group && (allowedKind === '*' || allowedKind === kind);
  });
}

const passive = /^(image\/(?!svg)|video\/|audio\/|font\/|text\/plain$|application\/json$)/;

/** Whether a browser would run or render it as a document: pages, SVG, XML, scripts, PDF and the unknown. */
export const isActiveContent = (type: string): boolean => !passive.test(bareType(type));
