export type ToastVariant = 'default' | 'destructive' | 'success';

type ToastAction = { label: string; run: () => void };

export type ToastInput = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** Milliseconds on screen; Infinity stays until dismissed. */
  duration?: number;
  action?: ToastAction;
};

export type Toast = Required<Pick<ToastInput, 'title' | 'variant'>> & {
  id: number;
  description?: string;
  action?: ToastAction;
};

type Timers = {
  set: (run: () => void, ms: number) => unknown;
  clear: (handle: unknown) => void;
  now: () => number;
};

type Countdown = { remaining: number; startedAt: number; handle: unknown };

const DEFAULT_DURATION = 5000;
/** More messages than this at once are noise. */
const MAX_VISIBLE = 3;

/** Messages that disappear by themselves, unless the visitor points at or focuses them. */
export function createToastStore(timers: Timers) {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let paused = false;
  const countdowns = new Map<number, Countdown>();
  const listeners = new Set<() => void>();

  const publish = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const run = (id: number, countdown: Countdown) => {
    if (countdown.remaining === Infinity) return;
    countdown.startedAt = timers.now();
    countdown.handle = timers.set(() => dismiss(id), countdown.remaining);
  };

  const dismiss = (id: number) => {
    const countdown = countdowns.get(id);
    if (!countdown) return;
    timers.clear(countdown.handle);
    countdowns.delete(id);
    publish(toasts.filter((toast) => toast.id !== id));
  };

  const add = ({
    title,
    description,
    variant = 'default',
    duration,
    action,
  }: ToastInput): number => {
    const id = ++lastId;
    const countdown = { remaining: duration ?? DEFAULT_DURATION, startedAt: 0, handle: undefined };
    countdowns.set(id, countdown);
    publish([...toasts, { id, title, description, variant, action }]);
    if (!paused) run(id, countdown);
    const oldest = toasts[0];
    if (toasts.length > MAX_VISIBLE && oldest) dismiss(oldest.id);
    return id;
  };

  const pause = () => {
    if (paused) return;
    paused = true;
    for (const countdown of countdowns.values()) {
      timers.clear(countdown.handle);
      countdown.remaining -= timers.now() - countdown.startedAt;
    }
  };

  const resume = () => {
    if (!paused) return;
    paused = false;
    for (const [id, countdown] of countdowns) run(id, countdown);
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return { add, dismiss, pause, resume, subscribe, current: () => toasts };
}

export const toastStore = createToastStore({
  set: (run, ms) => setTimeout(run, ms),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
  now: () => performance.now(),
});

/** Shows a message in the ToastRegion; call it only from event handlers and effects. */
export const toast = (input: ToastInput): number => toastStore.add(input);
