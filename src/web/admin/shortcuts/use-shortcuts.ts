import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isStaffRole, type StaffRole } from '#domain/identity/roles.ts';
import { retryLoading } from '#ui/retry-loading.ts';
import { useStored } from '../../shared/storage/use-stored.ts';
import { editFocusedCell } from '#web/admin/lists/next-cell.ts';
import { focusFilter, moveToRow, openRow, tickRow } from './row-keys.ts';
import { shortcutPlacesFor } from './shortcut-places.ts';

export const shortcutsKey = 'staff-shortcuts';
export const shortcutsOff = 'off';

/** Keys without a modifier; they can be switched off (WCAG 2.1.4). */
export function useShortcuts(roles: readonly StaffRole[], showHelp: () => void): void {
  const navigate = useNavigate();
  const isOff = useStored(shortcutsKey) === shortcutsOff;
  // Every load of the page brings a new list; keys that are bound again could miss a press.
  const roleNames = roles.join(' ');
  useEffect(() => {
    if (isOff) return undefined;
    const ending = new AbortController();
    // Positions on the keyboard, so that they work with an Arabic layout too.
    const places = shortcutPlacesFor(roleNames.split(' ').filter(isStaffRole)).map(
      ({ key, path }) => [`KeyG Key${key.toUpperCase()}`, () => void navigate(path)],
    );
    const actions: Actions = {
      ...(Object.fromEntries(places) as Actions),
      Slash: focusFilter,
      KeyJ: () => moveToRow(1),
      KeyK: () => moveToRow(-1),
      KeyX: tickRow,
      KeyE: () => editFocusedCell(true) || openRow(),
      F2: () => editFocusedCell(),
      'Shift+Slash': showHelp,
    };
    void bindKeys(actions, ending.signal);
    return () => ending.abort();
  }, [roleNames, navigate, showHelp, isOff]);
}

/** Keys of one page, such as A and R in a queue. They are switched off with the others. */
export function usePageKeys(actions: Actions): void {
  const isOff = useStored(shortcutsKey) === shortcutsOff;
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const names = Object.keys(actions).join();
  useEffect(() => {
    if (isOff) return undefined;
    const ending = new AbortController();
    const bound = names.split(',').map((key) => [key, () => latest.current[key]?.()]);
    void bindKeys(Object.fromEntries(bound) as Actions, ending.signal);
    return () => ending.abort();
  }, [isOff, names]);
}

type Actions = Record<string, () => unknown>;

async function bindKeys(actions: Actions, signal: AbortSignal): Promise<void> {
  const loaded = await retryLoading(() => import('tinykeys'), { signal });
  if (signal.aborted) return;
  const bindings = Object.entries(actions).map(([keys, action]) => [
    keys,
    (event: KeyboardEvent) => {
      event.preventDefault();
      action();
    },
  ]);
  const stop = loaded.tinykeys(window, Object.fromEntries(bindings), { ignore: isTypedElsewhere });
  signal.addEventListener('abort', stop);
}

/** In a field the keys are text; in a dialog they would act on the page behind it. */
function isTypedElsewhere(event: KeyboardEvent): boolean {
  if (event.isComposing || document.querySelector('dialog[open]')) return true;
  const target = event.target instanceof Element ? event.target : null;
  const field = target?.closest('input, textarea, select, [contenteditable]');
  return field instanceof HTMLInputElement ? field.type !== 'checkbox' : Boolean(field);
}
