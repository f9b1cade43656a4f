import {
  fillTyped,
  hasChosenFile,
  hasTypedWords,
  readDefaults,
  readTyped,
  type TypedValues,
} from './typed-controls.ts';
import { readTyping, removeTyping, writeTyping } from './typed-store.ts';

export interface TypingState {
  /** Words were typed that are not sent. */
  isTyped: boolean;
  /** The browser could not keep all of it: a file was chosen, or its storage is blocked. */
  isAtRisk: boolean;
  /** The form shows what was typed before the page was left. */
  isRestored: boolean;
}

export const nothingTyped: TypingState = { isTyped: false, isAtRisk: false, isRestored: false };

export interface TypingKeeper {
  /** It is on its way: what comes back says whether it is still needed. */
  onSent(): void;
  onAccepted(): void;
  onRejected(): void;
  /** Forgets it and shows what the form held before. */
  discard(): void;
  stop(): void;
}

/** Stores what is typed into a form with each key, and fills it in when the form appears again. */
export function keepTyping(
  form: HTMLFormElement,
  {
    key,
    owner,
    onChange,
  }: { key: string; owner: string | null; onChange(state: TypingState): void },
): TypingKeeper {
  const stored = readTyping(key, owner);
  let base: TypedValues = { ...readDefaults(form), ...stored?.from };
  let waiting = stored?.to ?? {};
  let state = nothingTyped;
  let isSent = false;

  function report(change: Partial<TypingState>): void {
    const next = { ...state, ...change };
    if (Object.entries(next).every(([name, is]) => state[name as keyof TypingState] === is)) return;
    state = next;
    onChange(state);
  }

  function store(): void {
    const now = readTyped(form);
    base = { ...now, ...base };
    const names = Object.keys(now).filter((name) => !isSame(now[name], base[name]));
    const only = (values: TypedValues, of: readonly string[]) =>
      Object.fromEntries(of.map((name) => [name, values[name] ?? []]));
    const to = { ...waiting, ...only(now, names) };
    const kept = Object.keys(to);
    const isKept = kept.length > 0 ? writeTyping(key, { owner, from: only(base, kept), to }) : true;
    if (kept.length === 0) removeTyping(key);
    report({
      isTyped: hasTypedWords(form, names),
      isAtRisk: hasChosenFile(form) || !isKept,
      isRestored: state.isRestored && kept.length > 0,
    });
  }

  const restore = () => {
    const missing = fillTyped(form, waiting);
    waiting = Object.fromEntries(missing.map((name) => [name, waiting[name]!]));
    if (missing.length === 0) appearing.disconnect();
  };
  // A choice can bring fields that are filled in only then.
  const appearing = new MutationObserver(restore);

  const onInput = (event: Event) => {
    isSent = false;
    const { name } = event.target as HTMLInputElement;
    // What a person types now is newer than what still waits for its field.
    if (event.isTrusted) delete (waiting as Record<string, unknown>)[name];
    store();
  };
  // Sent and not answered: the page is left before it is known whether it arrived.
  const onPageHide = () => isSent && store();
  // After the fields have their first values again.
  const onReset = () => setTimeout(store);

  function forget(): void {
    removeTyping(key);
    appearing.disconnect();
    waiting = {};
    report(nothingTyped);
  }

  if (stored) {
    appearing.observe(form, { childList: true, subtree: true });
    restore();
    report({ isRestored: true });
  }
  store();
  form.addEventListener('input', onInput);
  form.addEventListener('change', onInput);
  form.addEventListener('reset', onReset);
  addEventListener('pagehide', onPageHide);
  return {
    onSent() {
      isSent = true;
      forget();
    },
    onAccepted() {
      isSent = false;
      forget();
      base = readTyped(form);
    },
    onRejected() {
      isSent = false;
      store();
    },
    discard() {
      const before = base;
      forget();
      fillTyped(form, before);
      forget();
    },
    stop() {
      appearing.disconnect();
      form.removeEventListener('input', onInput);
      form.removeEventListener('change', onInput);
      form.removeEventListener('reset', onReset);
      removeEventListener('pagehide', onPageHide);
    },
  };
}

const isSame = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((text, index) => text === other[index]);
