import { useT } from '#i18n/react.tsx';
import { addedPart } from '../../shared/router/later-part.tsx';
import { LazyDialogButton } from '../../shared/search/lazy-dialog-button.tsx';

const Palette = addedPart(async () => (await import('./palette.tsx')).Palette);

/** Opens the command palette. */
export function PaletteButton() {
  return (
    <LazyDialogButton
      label={useT()('admin.search.title')}
      page="/admin/search"
      keys="Control+K"
      Dialog={Palette}
      onKey={onPaletteKey}
    />
  );
}

/** Control or Command with K, also inside a field. */
function onPaletteKey(open: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    const isKey = (event.ctrlKey || event.metaKey) && event.code === 'KeyK';
    if (!isKey || event.shiftKey || event.altKey || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
