import { useState } from 'react';
import { useHref } from 'react-router';
import type { FieldProblems, FormResult } from '../../shared/forms/form-result.ts';
import { stateOfOwnForm } from '../../shared/forms/use-shop-form.ts';
import { draftOf } from './custom-service-draft.ts';
import { uploadForm } from './upload-form.ts';
import type { ChosenImage } from './use-images.ts';

interface Submission {
  isPending: boolean;
  percent: number;
  result: FormResult | undefined;
}

/** Validates every field first, so that no picture is uploaded in vain; then uploads and shows progress. */
export function useSubmission(
  images: readonly ChosenImage[],
  serverResult: FormResult | undefined,
) {
  const address = useHref('/custom-service/send');
  const [submission, setSubmission] = useState<Submission>({
    isPending: false,
    percent: 0,
    result: undefined,
  });

  const send = async (element: HTMLFormElement): Promise<FormResult> => {
    setSubmission((before) => ({ ...before, isPending: true, percent: 0 }));
    const fields = await problemsIn(element, images.length);
    const result: FormResult =
      Object.keys(fields).length > 0
        ? { ok: false, reason: 'invalid_input', fields, values: {} }
        : await uploadForm(address, await bodyOf(element, images), (percent) =>
            setSubmission((before) => ({ ...before, percent })),
          );
    setSubmission({ isPending: false, percent: 0, result });
    return result;
  };

  const { isPending, percent, result } = submission;
  const form = stateOfOwnForm({ result: result ?? serverResult, isPending });
  return { form, percent, send };
}

/** Fetched with the first press. Without it the server alone validates. */
async function loadSchema() {
  const [{ customServiceInput }, { fieldProblems }] = await Promise.all([
    import('#domain/enquiries/custom-service.ts'),
    import('#domain/enquiries/fields.ts'),
  ]);
  return {
    problemsOf(input: object): FieldProblems {
      const { error } = customServiceInput.safeParse(input);
      return error ? fieldProblems(error) : {};
    },
  };
}

async function problemsIn(form: HTMLFormElement, images: number): Promise<FieldProblems> {
  const schema = await loadSchema().catch(() => null);
  const { style_preferences: styles = [], ...typed } = draftOf(form);
  const texts = Object.fromEntries(Object.entries(typed).map(([name, [text]]) => [name, text]));
  const problems = schema?.problemsOf({ ...texts, style_preferences: styles });
  return {
    ...problems,
    ...(images === 0 && { images: 'images_required' as const }),
  };
}

async function bodyOf(form: HTMLFormElement, images: readonly ChosenImage[]): Promise<FormData> {
  const body = new FormData(form);
  for (const { ready } of images) body.append('images', await ready);
  return body;
}
