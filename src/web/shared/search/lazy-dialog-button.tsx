import { useCallback, useEffect, useState } from 'react';
import { IconButton, IconLink } from '#ui/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import type { AddedPart } from '../router/later-part.tsx';

export interface LazyDialogProps {
  isOpen: boolean;
  onClose(): void;
}

interface LazyDialogButtonProps {
  label: string;
  /** The same as a page, without scripts. */
  page: string;
  keys: string;
  Dialog: AddedPart<LazyDialogProps>;
  /** Must be stable. */
  onKey(open: () => unknown): () => void;
}

/** Opens a search dialog, whose code is loaded on first use. */
export function LazyDialogButton({ label, page, keys, Dialog, onKey }: LazyDialogButtonProps) {
  // The number is a key, so that each opening starts empty while the previous one still fades out.
  const [{ openings, isOpen }, setState] = useState({ openings: 0, isOpen: false });
  const open = useCallback(
    () => setState((last) => ({ openings: last.openings + 1, isOpen: true })),
    [],
  );
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
        onPointerEnter={Dialog.prepare}
        onClick={open}
      >
        <SearchIcon />
      </IconButton>
      {openings > 0 && <Dialog key={openings} isOpen={isOpen} onClose={close} />}
    </>
  );
}
