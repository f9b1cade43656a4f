import { guardFields } from '../guard-fields.ts';

/** What the controls of a name hold, one text each; a box that is off holds an empty text. */
export type TypedValues = Readonly<Record<string, readonly string[]>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Secrets are never stored, files cannot be, and a button holds nothing. */
const leftOut = new Set(['password', 'file', 'hidden', 'submit', 'reset', 'button', 'image']);
const guards: ReadonlySet<string> = new Set(Object.values(guardFields));

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/** Ticks in the rows of a list belong to the form too; they are a choice of the moment. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      isControl(element) &&
      element.name !== '' &&
      !guards.has(element.name) &&
      !leftOut.has(element.type) &&
      element.autocomplete !== 'one-time-code' &&
      form.contains(element),
  );

const textOf = (control: Control) =>
  isTicked(control) ? (control.checked ? control.value : '') : control.value;

export const readTyped = (form: HTMLFormElement): TypedValues => readControls(form, textOf);

/** What the page put into the form; people type before scripts run. */
export const readDefaults = (form: HTMLFormElement): TypedValues =>
  readControls(form, (control) => {
    if (control instanceof HTMLSelectElement) return control.value;
    if (isTicked(control)) return control.defaultChecked ? control.value : '';
    return control.defaultValue;
  });

function readControls(form: HTMLFormElement, read: (control: Control) => string): TypedValues {
  const byName = Map.groupBy(controlsOf(form), ({ name }) => name);
  return Object.fromEntries([...byName].map(([name, all]) => [name, all.map(read)]));
}

/** Fills in what was typed as if it was typed again; returns the names that are not on the page. */
export function fillTyped(form: HTMLFormElement, typed: TypedValues): string[] {
  const byName = Map.groupBy(controlsOf(form), ({ name }) => name);
  return Object.entries(typed).flatMap(([name, texts]) => {
    const controls = byName.get(name);
    if (!controls) return [name];
    for (const [index, control] of controls.entries()) fill(control, texts[index] ?? '');
    const isChosen = controls.every((control, index) => textOf(control) === (texts[index] ?? ''));
    return isChosen ? [] : [name];
  });
}

function fill(control: Control, text: string): void {
  if (textOf(control) === text) return;
  if (isTicked(control)) {
    // A radio button is switched off by the one that is switched on.
    if (control.type === 'checkbox' || text) control.click();
    return;
  }
  // Past React's own setter, so that it takes the event for typing.
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Whether a person has typed words, not only chosen or ticked. */
export const hasTypedText = (form: HTMLFormElement, names: readonly string[]): boolean =>
  controlsOf(form).some(
    (control) =>
      names.includes(control.name) && !isTicked(control) && !(control instanceof HTMLSelectElement),
  );

export const hasChosenFile = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].some(
    ({ files }) => (files?.length ?? 0) > 0,
  );
