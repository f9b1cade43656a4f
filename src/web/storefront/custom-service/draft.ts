import { customServiceFields } from '#domain/enquiries/options.ts';

/** The texts of the form by field; files cannot be stored. */
export type Draft = Record<string, string[]>;

export function draftOf(form: HTMLFormElement): Draft {
  const fields = new FormData(form);
  const texts = (name: string) =>
    fields.getAll(name).filter((value) => typeof value === 'string' && value !== '') as string[];
  return Object.fromEntries(
    customServiceFields.map((name) => [name, texts(name)]).filter(([, kept]) => kept!.length > 0),
  );
}

/** Validated, because another version of the page may have written it. */
export function parseDraft(stored: string | null): Draft | null {
  try {
    const given: unknown = JSON.parse(stored ?? '');
    if (typeof given !== 'object' || given === null) return null;
    const kept = customServiceFields.flatMap((name) => {
      const texts = (given as Record<string, unknown>)[name];
      return Array.isArray(texts) && texts.every((text) => typeof text === 'string')
        ? [[name, texts] as const]
        : [];
    });
    return kept.length > 0 ? Object.fromEntries(kept) : null;
  } catch {
    return null;
  }
}

export function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = draft[control.name]?.includes(control.value) ?? control.checked;
    } else if (isText(control) && draft[control.name]?.[0] !== undefined) {
      control.value = draft[control.name]![0]!;
    }
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isText = (control: Element): control is TextControl =>
  (control instanceof HTMLInputElement && control.type !== 'file') ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement;
