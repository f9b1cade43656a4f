import type { FormContextValue, ProblemGroup } from './form-context.ts';
import type { FieldProblems } from './form-result.ts';
import { useProblemText } from './use-problem-text.ts';
import { useRejectionText, type ReasonTexts } from './use-rejection-text.ts';
import type { ShopFormState } from './use-shop-form.ts';

export interface FormTexts {
  /** The label of each field, in the order of the form. */
  labels?: Readonly<Record<string, string>>;
  /** The text beside a field; undefined falls back to the common texts. */
  problemText?(problem: string, field: string): string | undefined;
  /** Given, the summary has a sentence for each problem, followed by the fields that have it. */
  summaryText?(problem: string): string;
  /** The title of the notice and of the toast. */
  failedTitle?: string;
  /** Texts of reasons that only this form has, or that it words differently. */
  reasonTexts?: ReasonTexts;
  /** Makes the ids of fields unique on a page with several forms. */
  idPrefix?: string;
}

type State = Pick<ShopFormState, 'rejection' | 'isPending' | 'corrected'> &
  Pick<FormContextValue, 'pressed'>;

export function useFormContextValue(state: State, texts: FormTexts): FormContextValue {
  const { rejection, isPending, pressed, corrected } = state;
  const { labels = {}, summaryText, failedTitle, reasonTexts, idPrefix } = texts;
  const rejectionText = useRejectionText();
  const commonProblemText = useProblemText();
  const idOf = (field: string) => (idPrefix ? `${idPrefix}-${field}` : field);
  const problems = withoutCorrected(rejection?.fields ?? {}, corrected);
  const groups = groupsOf(problems, labels, idOf, summaryText);
  // Sentences about the fields say all; a general one above them would only repeat it.
  const isSummarized = summaryText !== undefined && groups.length > 0;
  return {
    rejection,
    isPending,
    pressed,
    labels,
    idOf,
    problemOf: (field) => {
      const problem = problems[field];
      if (problem === undefined) return undefined;
      return texts.problemText?.(problem, field) ?? commonProblemText(problem);
    },
    firstInvalid: Object.keys(problems)[0],
    summary: {
      title: isSummarized ? undefined : failedTitle,
      text: isSummarized || !rejection ? undefined : rejectionText(rejection, reasonTexts),
      groups,
    },
  };
}

function withoutCorrected(problems: FieldProblems, corrected: ReadonlySet<string> | undefined) {
  if (!corrected?.size) return problems;
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !corrected.has(field)));
}

/** One problem alone is said beside its field; several are listed, so that each is a click away. */
function groupsOf(
  problems: FieldProblems,
  labels: Readonly<Record<string, string>>,
  idOf: (field: string) => string,
  summaryText: FormTexts['summaryText'],
): ProblemGroup[] {
  const names = Object.keys(labels).filter((name) => problems[name] !== undefined);
  const link = (name: string) => ({ id: idOf(name), label: labels[name]! });
  if (!summaryText) return names.length > 1 ? [{ fields: names.map(link) }] : [];
  const groups = Map.groupBy(names, (name) => problems[name]!);
  return [...groups].map(([problem, fields]) => ({
    text: summaryText(problem),
    fields: fields.map(link),
  }));
}
