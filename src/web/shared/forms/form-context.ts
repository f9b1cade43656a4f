import { createContext, use } from 'react';
import type { FormRejection } from './form-result.ts';

/** A sentence, and links to the fields it is about. */
export interface ProblemGroup {
  text?: string;
  fields: readonly { id: string; label: string }[];
}

export interface FormContextValue {
  rejection: FormRejection | null;
  isPending: boolean;
  /** The pressed button of the last submission; see buttonKey. */
  pressed: string | null;
  labels: Readonly<Record<string, string>>;
  idOf(field: string): string;
  /** The text beside a field; undefined when the field is valid. */
  problemOf(field: string): string | undefined;
  /** The first field to correct; where no scripts run, the browser focuses it. */
  firstInvalid: string | undefined;
  /** What the notice says about the whole form. */
  summary: { title?: string; text?: string; groups: readonly ProblemGroup[] };
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('A form field needs a <ShopForm> around it.');
  return context;
}

/** What was typed into a field of a page that was submitted without scripts. */
export function useSubmittedValue(field: string): string | undefined {
  const value = useFormContext().rejection?.values[field];
  return typeof value === 'string' ? value : undefined;
}

/** The same for a group of checkboxes: undefined when nothing was submitted. */
export function useSubmittedValues(field: string): readonly string[] | undefined {
  const values = useFormContext().rejection?.values;
  if (!values || Object.keys(values).length === 0) return undefined;
  const value = values[field] ?? [];
  return typeof value === 'string' ? [value] : value;
}
