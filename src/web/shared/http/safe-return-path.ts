/**
 * Returns the path to redirect to after a form. Only local paths are allowed, to prevent open
 * redirects.
 */
export function safeReturnPath(value: unknown, otherwise = '/'): string {
  if (typeof value !== 'string') return otherwise;
  const looksLocal = value.startsWith('/') && !/^\/[/\\]/.test(value) && !/[\t\n\r]/.test(value);
  return looksLocal ? value : otherwise;
}
