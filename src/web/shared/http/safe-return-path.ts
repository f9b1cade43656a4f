/** Where to go on after a form. Only a path of our own: anything else would be an open redirect. */
export function safeReturnPath(value: unknown, otherwise = '/'): string {
  if (typeof value !== 'string') return otherwise;
  const looksLocal = value.startsWith('/') && !/^\/[/\\]/.test(value) && !/[\t\n\r]/.test(value);
  return looksLocal ? value : otherwise;
}
