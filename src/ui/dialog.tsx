import type { ComponentProps } from 'react';
import { Button, IconButton, type ButtonProps } from './button.tsx';
import { cx } from './cx.ts';
import { DialogFrame, invoker, type OverlayProps } from './dialog-frame.tsx';

export function Dialog({ wide, ...rest }: OverlayProps & { wide?: boolean }) {
  return <DialogFrame className={cx('dialog', wide && 'dialog-wide')} {...rest} />;
}

type Opens = {
  /** The id of the Dialog or Sheet. */
  opens: string;
};

/** Opens a Dialog or Sheet by its id. */
export function DialogButton({ opens, ...rest }: ButtonProps & Opens) {
  return <Button aria-haspopup="dialog" {...invoker(opens, 'show-modal')} {...rest} />;
}

/** The same as an icon button. */
export function DialogIconButton({ opens, ...rest }: ComponentProps<typeof IconButton> & Opens) {
  return <IconButton aria-haspopup="dialog" {...invoker(opens, 'show-modal')} {...rest} />;
}

/** Closes the Dialog or Sheet around it. */
export function DialogCloseButton({ closes, ...rest }: ButtonProps & { closes: string }) {
  return <Button variant="outline" {...invoker(closes, 'close')} {...rest} />;
}
