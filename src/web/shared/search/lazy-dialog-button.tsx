import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useHref } from 'react-router';
import { IconButton, IconLink } from '#ui/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';

export interface LazyDialogProps {
  isOpen: boolean;
  onClose(): void;
}

interface LazyDialogButtonProps {
  label: string;
  /** The same as a page, without scripts or when the dialog cannot be loaded. */
  page: string;
  keys: string;
  /** Both must be stable. */
  load(): Promise<ComponentType<LazyDialogProps>>;
  onKey(open: () => void): () => void;
}

/** Opens a search dialog, whose code is loaded on first use. */
export function LazyDialogButton({ label, page, keys, load, onKey }: LazyDialogButtonProps) {
  const hasScripts = useHasScripts();
  const { Dialog, openings, isOpen, open, close } = useLazyDialog(load, useHref(page));
  useEffect(() => onKey(() => void open()), [onKey, open]);
  if (!hasScripts) {
    return (
      <IconLink to={page} label={label}>
        <SearchIcon />
      </IconLink>
    );
  }
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts={keys}
        onPointerEnter={() => void load().catch(() => {})}
        onClick={() => void open()}
      >
        <SearchIcon />
      </IconButton>
      {Dialog && <Dialog key={openings} isOpen={isOpen} onClose={close} />}
    </>
  );
}

function useLazyDialog(load: LazyDialogButtonProps['load'], page: string) {
  const [Dialog, setDialog] = useState<ComponentType<LazyDialogProps>>();
  // Used as a key, so that each opening starts empty while the previous one still fades out.
  const [openings, setOpenings] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(async () => {
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setOpenings((count) => count + 1);
      setIsOpen(true);
    } catch {
      // The connection may be lost, or a new version may have replaced this chunk.
      location.assign(page);
    }
  }, [load, page]);
  const close = useCallback(() => setIsOpen(false), []);
  return { Dialog, openings, isOpen, open, close };
}
