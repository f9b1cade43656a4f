import { createHash } from 'node:crypto';

/**
 * Allows the inline scripts of a finished page by their hashes instead of its nonce, so that the
 * same bytes can be sent to everybody. Only what carries the nonce was written by us: a script that
 * came in with a text has none and stays forbidden.
 */
export function hashScripts(html: string, nonce: string) {
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    scripts: hashesOf('script', html, nonce),
    styles: hashesOf('style', html, nonce),
  };
}

/** Replaces the nonce in a content security policy by hashes. */
export function allowHashes(
  policy: string,
  nonce: string,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
): string {
  const replaceIn = (directive: string, hashes: readonly string[]) =>
    directive
      .split(' ')
      .flatMap((source) => (source === `'nonce-${nonce}'` ? hashes : [source]))
      .join(' ');
  return policy
    .split('; ')
    .map((each) => replaceIn(each, each.startsWith('style-src') ? styles : scripts))
    .join('; ');
}

/** Attributes never contain '>': React escapes it. */
function hashesOf(element: 'script' | 'style', html: string, nonce: string): string[] {
  const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
  const own = [...html.matchAll(pattern)].filter(([, attributes = '']) =>
    attributes.includes(` nonce="${nonce}"`),
  );
  return [...new Set(own.map(([, , text = '']) => hashOf(text)))];
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
