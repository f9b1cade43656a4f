import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { CloseIcon } from './icons.tsx';
import { useUiLabels } from './labels.tsx';

export type OverlayProps = {
  /** The id by which a DialogButton opens it. */
  id: string;
  title: ReactNode;
  description?: ReactNode;
  /**
   * Controls the overlay from state. Without it a DialogButton opens the overlay, even without
   * scripts.
   */
  open?: boolean;
  onClose?: () => void;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** Keeps the title for assistive technology only. */
  hideTitle?: boolean;
  children: ReactNode;
};

/** A native dialog with a heading and a close button. A press on the backdrop closes it too. */
export function DialogFrame(props: OverlayProps & { className: string }) {
  const { id, title, description, open, onClose, footer, hideTitle, children, className } = props;
  const { close } = useUiLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open === undefined || !element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={className}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClose={onClose}
      onClick={closeOnVeil}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <div className="flex items-start gap-4 p-4 ps-6">
          <div className={hideTitle ? 'sr-only' : 'grow py-2'}>
            <h2 id={`${id}-title`} className="text-xl">
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className="mt-2 text-sm text-muted">
                {description}
              </p>
            )}
          </div>
          <IconButton label={close} className="ms-auto" {...invoker(id, 'close')}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className="grow overflow-y-auto px-6 pb-6">{children}</div>
        {footer && (
          <div className="flex flex-wrap justify-end gap-3 border-t border-hairline p-4">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}

function closeOnVeil(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close();
}

/**
 * Attributes that open or close a dialog natively, with a script for browsers without invoker
 * commands.
 */
export function invoker(
  dialogId: string,
  command: 'show-modal' | 'close',
): ComponentProps<'button'> {
  const attributes = { command, commandfor: dialogId };
  return {
    ...attributes,
    onClick: () => {
      if ('command' in HTMLButtonElement.prototype) return;
      const dialog = document.getElementById(dialogId) as HTMLDialogElement | null;
      if (command === 'close') dialog?.close();
      else if (!dialog?.open) dialog?.showModal();
    },
  };
}
