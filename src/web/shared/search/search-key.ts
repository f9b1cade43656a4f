const writesText = 'input, textarea, select, [contenteditable]';

/**
 * Calls back on Ctrl+K, Command+K, or a slash outside of text fields; returns an unsubscribe
 * function.
 */
export function onSearchKey(open: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const isSlash =
      event.key === '/' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !(event.target as Element).closest(writesText);
    if (!isCommand && !isSlash) return;
    event.preventDefault();
    open();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
