import {
  fillTyped,
  hasChosenFile,
  hasTypedText,
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

export interface TypingStore {
  /** It is on its way: what comes back says whether it is still needed. */
  onSent(): void;
  onAccepted(): void;
  onRejected(): void;
  /** Forgets it and shows what the form held before. */
  discard(): void;
  stop(): void;
}

interface TypingOptions {
  key: string;
  /** Who types; null for visitors. */
  owner: string | null;
  onChange(state: TypingState): void;
}

/** Stores what is typed into a form with each key, and fills it in when the form appears again. */
export function storeTyping(
  form: HTMLFormElement,
  { key, owner, onChange }: TypingOptions,
): TypingStore {
  const stored = readTyping(key, owner);
  let base: TypedValues = { ...readDefaults(form), ...stored?.from };
  let waiting = stored?.to ?? {};
  let [state, isSent] = [nothingTyped, false];

  function report(change: Partial<TypingState>): void {
    const before = state;
    state = { ...state, ...change };
    if (!isSameState(before, state)) onChange(state);
  }

  function store(): void {
    const now = readTyped(form);
    base = { ...now, ...base };
    const names = Object.keys(now).filter((name) => !isSame(now[name], base[name]));
    const to = { ...waiting, ...pick(now, names) };
    const isEmpty = Object.keys(to).length === 0;
    if (isEmpty) removeTyping(key);
    const isWritten = isEmpty || writeTyping(key, { owner, from: pick(base, Object.keys(to)), to });
    report({
      isTyped: hasTypedText(form, names),
      isAtRisk: hasChosenFile(form) || !isWritten,
      isRestored: state.isRestored && !isEmpty,
    });
  }

  const restore = () => {
    waiting = pick(waiting, fillTyped(form, waiting));
    if (Object.keys(waiting).length === 0) appearing.disconnect();
  };
  // A choice can bring fields that are filled in only then.
  const appearing = new MutationObserver(restore);

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
  const stopListening = listen(form, {
    onInput({ target, isTrusted }) {
      isSent = false;
      // What a person types now is newer than what still waits for its field.
      if (isTrusted) waiting = without(waiting, (target as HTMLInputElement).name);
      store();
    },
    onReset() {
      base = readTyped(form);
      store();
    },
    // Sent and not answered: the page is left before it is known whether it arrived.
    onPageHide: () => void (isSent && store()),
  });
  const end = (hasArrived: boolean) => {
    isSent = false;
    if (!hasArrived) return store();
    forget();
    base = readTyped(form);
  };
  return {
    onSent() {
      isSent = true;
      forget();
    },
    onAccepted: () => end(true),
    onRejected: () => end(false),
    discard() {
      forget();
      fillTyped(form, base);
      forget();
    },
    stop() {
      appearing.disconnect();
      stopListening();
    },
  };
}

const isSameState = (one: TypingState, other: TypingState): boolean =>
  Object.entries(one).every(([name, is]) => other[name as keyof TypingState] === is);

interface Listeners {
  onInput(event: Event): void;
  /** After the fields have their first values again. */
  onReset(): void;
  onPageHide(): void;
}

/** Returns a function that ends it. */
function listen(form: HTMLFormElement, { onInput, onReset, onPageHide }: Listeners): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const inForm = (event: Event) => void (form.contains(event.target as Node) && onInput(event));
  // At the window, after React, which listens at the document: between two listeners it would render a
  // controlled field again with its old text.
  addEventListener('input', inForm, { signal });
  addEventListener('change', inForm, { signal });
  form.addEventListener('reset', () => setTimeout(onReset), { signal });
  addEventListener('pagehide', onPageHide, { signal });
  return () => ending.abort();
}

const without = (values: TypedValues, name: string): TypedValues =>
  pick(
    values,
    Object.keys(values).filter((each) => each !== name),
  );

const pick = (values: TypedValues, names: readonly string[]): TypedValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? []]));

const isSame = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((text, index) => text === other[index]);
