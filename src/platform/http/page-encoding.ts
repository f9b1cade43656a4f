export type PageEncoding = 'br' | 'gzip' | 'identity';

const accepts = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i');
const [brotli, gzip] = [accepts('br'), accepts('gzip')];

/** The smallest encoding that the reader accepts. A quality of zero means no. */
export function choosePageEncoding(accepted: string | null | undefined): PageEncoding {
  if (!accepted) return 'identity';
  if (brotli.test(accepted)) return 'br';
  return gzip.test(accepted) ? 'gzip' : 'identity';
}
