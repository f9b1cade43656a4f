import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx';
import { useUiLabels } from './labels.tsx';
import { toastStore, type Toast, type ToastInput, type ToastVariant } from './toast-store.ts';

const none: readonly Toast[] = [];
const noFlash: readonly ToastInput[] = [];
const icons: Record<ToastVariant, typeof InfoIcon> = {
  default: InfoIcon,
  success: CheckIcon,
  destructive: WarningIcon,
};

/**
 * Rendered once per page, near the end of the body. `flash` are messages sent with the page, which
 * show without scripts too.
 */
export function ToastRegion({ flash = noFlash }: { flash?: readonly ToastInput[] }) {
  const { notifications } = useUiLabels();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none);
  const [shown, setShown] = useState<readonly ToastInput[]>();
  const taken = useRef<readonly ToastInput[]>(undefined);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    if (taken.current === flash) return;
    taken.current = flash;
    for (const message of flash) toastStore.add(message);
    setShown(flash);
  }, [flash]);

  useEffect(() => {
    if (toasts.length > 0 && region.current) raise(region.current);
  }, [toasts.length]);

  const served = shown === flash ? none : flash.map(asToast);
  return (
    <section
      ref={region}
      className="toast-region"
      aria-label={notifications}
      aria-live="polite"
      onMouseEnter={toastStore.pause}
      onMouseLeave={toastStore.resume}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
    >
      {[...served, ...toasts].map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

const asToast = (input: ToastInput, index: number): Toast => ({
  variant: 'default',
  ...input,
  id: -1 - index,
});

/** Moves it to the top layer, above a modal dialog that may have opened since. */
function raise(region: HTMLElement) {
  if (!('popover' in region)) return;
  region.popover = 'manual';
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
}

function ToastCard({ toast }: { toast: Toast }) {
  const { dismiss } = useUiLabels();
  const Icon = icons[toast.variant];
  return (
    <div
      role={toast.variant === 'destructive' ? 'alert' : undefined}
      className={cx('toast', `toast-${toast.variant}`)}
    >
      <Icon className="mt-3 text-(--tone)" />
      <div className="py-2">
        <p className="text-sm font-medium">{toast.title}</p>
        {toast.description && <p className="text-sm text-muted">{toast.description}</p>}
        {toast.action && (
          <Button variant="outline" size="small" className="mt-3" onClick={toast.action.run}>
            {toast.action.label}
          </Button>
        )}
      </div>
      <IconButton label={dismiss} onClick={() => toastStore.dismiss(toast.id)}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
