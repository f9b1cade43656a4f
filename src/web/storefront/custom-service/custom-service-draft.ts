import { customServiceFields } from '#domain/enquiries/options.ts';

/** The texts of the form by field; files cannot be stored. */
export type CustomServiceDraft = Record<string, string[]>;

export function draftOf(form: HTMLFormElement): CustomServiceDraft {
  const fields = new FormData(form);
  const texts = (name: string) =>
    fields.getAll(name).filter((value) => typeof value === 'string' && value !== '') as string[];
  return Object.fromEntries(
    customServiceFields
      .map((name) => [name, texts(name)])
      .filter(([, values]) => values!.length > 0),
  );
}

/** Validated, because another version of the page may have written it. */
export function parseCustomServiceDraft(stored: string | null): CustomServiceDraft | null {
  try {
    const draft: unknown = JSON.parse(stored ?? '');
    if (typeof draft !== 'object' || draft === null) return null;
    const entries = customServiceFields.flatMap((name) => {
      const texts = (draft as Record<string, unknown>)[name];
      return Array.isArray(texts) && texts.every((text) => typeof text === 'string')
        ? [[name, texts] as const]
        : [];
    });
    return entries.length > 0 ? Object.fromEntries(entries) : null;
  } catch {
    return null;
  }
}

export function fillIn(form: HTMLFormElement, draft: CustomServiceDraft): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
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
