import { useRef, type SubmitEvent } from 'react';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { FormGuard } from '../../shared/form-guard.tsx';
import type { EnquiryAnswer } from '../enquiry/enquiry-answer.ts';
import { PersonFields } from '../enquiry/enquiry-fields.tsx';
import { EnquiryFrame } from '../enquiry/enquiry-frame.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { ImagesField } from './images-field.tsx';
import { ProjectFields, ReferenceFields } from './project-fields.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useDraft } from './use-draft.ts';
import { useImages } from './use-images.ts';
import { useRequestLabels, useRequestWords } from './use-request-words.ts';
import { useSubmission } from './use-submission.ts';

/** `answer` is what the server said to a form that was sent without scripts. */
export function RequestForm({ answer }: { answer: EnquiryAnswer | undefined }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const images = useImages();
  const draft = useDraft(form, { isFilled: !!answer });
  const { state, send } = useSubmission(images.all);
  const labels = useRequestLabels();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isBusy) return;
    const given = await send(event.currentTarget);
    if (given.ok) draft.forget();
  };

  return (
    <div className="grid gap-8">
      <EnquiryFrame answer={state.answer ?? answer} words={useRequestWords()} labels={labels}>
        {draft.isRestored && <DraftNotice onForget={() => draft.startAfresh()} />}
        <form
          ref={form}
          method="post"
          encType="multipart/form-data"
          noValidate
          onSubmit={submit}
          onInput={draft.keep}
          className="grid gap-12"
        >
          <FormGuard />
          <ProjectFields labels={labels} />
          <fieldset className="enquiry-part">
            <legend>{t('enquiries.customService.pictures')}</legend>
            <ImagesField images={images} label={labels.images} isLost={!!answer && !state.answer} />
            <ReferenceFields labels={labels} />
          </fieldset>
          <fieldset className="enquiry-part">
            <legend>{t('enquiries.customService.you')}</legend>
            <PersonFields />
          </fieldset>
          <div className="enquiry-end">
            <Button
              type="submit"
              size="large"
              busy={state.isBusy}
              busyLabel={t('enquiries.customService.submitting')}
            >
              {t('enquiries.customService.submit')}
            </Button>
            {state.isBusy && <UploadProgress percent={state.percent} />}
            <p className="text-xs text-muted">{t('enquiries.fields.requiredNote')}</p>
          </div>
        </form>
      </EnquiryFrame>
    </div>
  );
}
