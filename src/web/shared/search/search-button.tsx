import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useT } from '#i18n/react.tsx';
import { IconButton, IconLink } from '#ui/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useShell } from '../shell/shell-data.tsx';
import type { SearchDialogProps } from './search-dialog.tsx';
import { onSearchKey } from './search-key.ts';

const loadDialog = () => import('./search-dialog.tsx');

/**
 * Opens the search dialog, whose code is loaded on first use. Without scripts it links to the
 * search page.
 */
export function SearchButton() {
  const t = useT();
  const hasScripts = useHasScripts();
  const { Dialog, openings, isOpen, open, close } = useSearchDialog();
  const label = t('header.search');
  if (!hasScripts) {
    return (
      <IconLink to="/search" label={label}>
        <SearchIcon />
      </IconLink>
    );
  }
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onClick={() => void open()}
      >
        <SearchIcon />
      </IconButton>
      {Dialog && <Dialog key={openings} isOpen={isOpen} onClose={close} />}
    </>
  );
}

function useSearchDialog() {
  const { prefix } = useShell();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  // Used as a key, so that each opening starts with an empty search while the previous one still
  // fades out.
  const [openings, setOpenings] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  const open = useCallback(async () => {
    try {
      const { SearchDialog } = await loadDialog();
      setDialog(() => SearchDialog);
      setOpenings((count) => count + 1);
      setIsOpen(true);
    } catch {
      // The connection may be lost, or a new version may have replaced this chunk.
      location.assign(`${prefix}/search`);
    }
  }, [prefix]);
  const close = useCallback(() => setIsOpen(false), []);
  useEffect(() => onSearchKey(() => void open()), [open]);

  return { Dialog, openings, isOpen, open, close };
}
