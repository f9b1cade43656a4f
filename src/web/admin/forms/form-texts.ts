/** What the controls of a form hold, by field, as the form sends it. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Tells a control that its text was replaced by the form, not by typing. */
export const filledEvent = 'record-filled';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A checkbox that is off sends nothing; here it is an empty text. */
export function readTexts(form: HTMLFormElement, names: readonly string[]): FieldTexts {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, asText(data.get(name))]));
}

const asText = (value: FormDataEntryValue | null) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';

/** Puts texts into the controls of a form without rendering it again, so that the focus stays. */
export function fillForm(form: HTMLFormElement, texts: FieldTexts): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const control of controlsOf(form, name)) fillControl(control, text);
  }
}

function controlsOf(form: HTMLFormElement, name: string): Control[] {
  const found = form.elements.namedItem(name);
  if (!found) return [];
  return (found instanceof RadioNodeList ? [...found] : [found]) as Control[];
}

function fillControl(control: Control, text: string): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    control.checked = control.value === text;
  } else {
    control.value = text;
    control.dispatchEvent(new Event(filledEvent));
  }
}

/** Puts a text into one control as if it was typed. */
export function typeInto(id: string, text: string): void {
  const control = document.getElementById(id);
  if (!(control instanceof HTMLInputElement) || control.value === text) return;
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The fields whose texts differ. */
export const differingFields = (one: FieldTexts, other: FieldTexts): string[] =>
  Object.keys(one).filter((name) => one[name] !== other[name]);
