import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { IconButton, IconLink } from '#ui/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import type { PaletteProps } from './palette.tsx';

const loadPalette = () => import('./palette.tsx');
const searchPage = '/admin/search';

/** Opens the command palette, which is loaded on first use. Without scripts it is a page. */
export function PaletteButton() {
  const t = useT();
  const hasScripts = useHasScripts();
  const { Palette, openings, isOpen, open, close } = usePalette();
  const label = t('admin.search.title');
  if (!hasScripts) {
    return (
      <IconLink to={searchPage} label={label}>
        <SearchIcon />
      </IconLink>
    );
  }
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onPointerEnter={() => void loadPalette().catch(() => {})}
        onClick={() => void open()}
      >
        <SearchIcon />
      </IconButton>
      {Palette && <Palette key={openings} isOpen={isOpen} onClose={close} />}
    </>
  );
}

function usePalette() {
  const navigate = useNavigate();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  // Used as a key, so that each opening starts empty while the previous one still fades out.
  const [openings, setOpenings] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(async () => {
    try {
      const loaded = await loadPalette();
      setPalette(() => loaded.Palette);
      setOpenings((count) => count + 1);
      setIsOpen(true);
    } catch {
      void navigate(searchPage);
    }
  }, [navigate]);
  const close = useCallback(() => setIsOpen(false), []);
  useEffect(() => onPaletteKey(() => void open()), [open]);
  return { Palette, openings, isOpen, open, close };
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
