import { useState } from 'react';
import { useHref } from 'react-router';
import type { EnquiryAnswer, Problems } from '../enquiry/enquiry-answer.ts';
import { draftOf } from './draft.ts';
import { upload } from './upload.ts';
import type { ChosenImage } from './use-images.ts';

interface Submission {
  isBusy: boolean;
  percent: number;
  answer: EnquiryAnswer | undefined;
}

/**
 * Validates every field first, so that pictures are not uploaded in vain; then sends the form and
 * reports progress.
 */
export function useSubmission(images: readonly ChosenImage[]) {
  const address = useHref('/custom-service/send');
  const [state, setState] = useState<Submission>({ isBusy: false, percent: 0, answer: undefined });

  const send = async (form: HTMLFormElement): Promise<EnquiryAnswer> => {
    setState((before) => ({ ...before, isBusy: true, percent: 0 }));
    const problems = await problemsIn(form, images.length);
    const answer: EnquiryAnswer =
      Object.keys(problems).length > 0
        ? { ok: false, reason: 'invalid', problems }
        : await upload(address, await bodyOf(form, images), (percent) =>
            setState((before) => ({ ...before, percent })),
          );
    setState({ isBusy: false, percent: 0, answer });
    return answer;
  };
  return { state, send };
}

async function problemsIn(form: HTMLFormElement, images: number): Promise<Problems> {
  const { customServiceInput } = await import('#domain/enquiries/custom-service.ts');
  const { fieldProblems } = await import('#domain/enquiries/fields.ts');
  const { style_preferences: styles = [], ...typed } = draftOf(form);
  const texts = Object.fromEntries(Object.entries(typed).map(([name, [text]]) => [name, text]));
  const { error } = customServiceInput.safeParse({ ...texts, style_preferences: styles });
  return {
    ...(error && fieldProblems(error)),
    ...(images === 0 && { images: 'images_required' as const }),
  };
}

async function bodyOf(form: HTMLFormElement, images: readonly ChosenImage[]): Promise<FormData> {
  const body = new FormData(form);
  for (const { ready } of images) body.append('images', await ready);
  return body;
}
