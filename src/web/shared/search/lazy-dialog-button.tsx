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
  onKey(open: () => unknown): () => void;
}

interface DialogState {
  Dialog?: ComponentType<LazyDialogProps>;
  /** Used as a key, so that each opening starts empty while the previous one still fades out. */
  openings: number;
  isOpen: boolean;
}

/** Opens a search dialog, whose code is loaded on first use. */
export function LazyDialogButton({ label, page, keys, load, onKey }: LazyDialogButtonProps) {
  const href = useHref(page);
  const [{ Dialog, openings, isOpen }, setState] = useState<DialogState>({
    openings: 0,
    isOpen: false,
  });
  const open = useCallback(async () => {
    try {
      const loaded = await load();
      setState((last) => ({ Dialog: loaded, openings: last.openings + 1, isOpen: true }));
    } catch {
      // The connection may be lost, or a new version may have replaced this chunk.
      location.assign(href);
    }
  }, [load, href]);
  const close = useCallback(() => setState((last) => ({ ...last, isOpen: false })), []);
  useEffect(() => onKey(open), [onKey, open]);
  if (!useHasScripts()) {
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
        onClick={open}
      >
        <SearchIcon />
      </IconButton>
      {Dialog && <Dialog key={openings} isOpen={isOpen} onClose={close} />}
    </>
  );
}
