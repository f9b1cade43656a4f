import { tryDecodeURIComponent } from 'hono/utils/url';

/**
 * The cookies of a request, without checking their characters: for valid ones the same as Hono's
 * `parse`, which reads each character of a session's tokens for each cached page. What a bad one
 * says decides only which cached page is shown, or its language.
 */
export function readCookiesQuickly(header: string): Record<string, string> {
  const cookies = Object.create(null) as Record<string, string>;
  for (let start = 0; start < header.length;) {
    const semicolon = header.indexOf(';', start);
    const end = semicolon === -1 ? header.length : semicolon;
    const equals = header.indexOf('=', start);
    if (equals !== -1 && equals < end) {
      const name = header.slice(start, equals).trim();
      if (name && !(name in cookies)) cookies[name] = decode(header.slice(equals + 1, end).trim());
    }
    start = end + 1;
  }
  return cookies;
}

function decode(value: string): string {
  const bare = value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  return bare.includes('%') ? tryDecodeURIComponent(bare) : bare;
}
