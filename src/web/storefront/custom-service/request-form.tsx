import type { SubmitEvent } from 'react';
import { useT } from '#i18n/react.tsx';
import { BotGuard } from '../../shared/forms/bot-guard.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { PersonFields } from '../enquiry/enquiry-fields.tsx';
import { EnquirySent } from '../enquiry/enquiry-sent.tsx';
import { useEnquiryTexts } from '../enquiry/use-enquiry-texts.ts';
import { DraftNotice } from './draft-notice.tsx';
import { ImagesField } from './images-field.tsx';
import { PlaceFields, ProjectFields, ReferenceFields } from './project-fields.tsx';
import { StepButtons, StepHead, useRequestSteps } from './request-steps.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useCustomServiceDraft } from './use-custom-service-draft.ts';
import { useImages } from './use-images.ts';
import { useRequestLabels } from './use-request-labels.ts';
import { useSubmission } from './use-submission.ts';

const formId = 'custom-service-form';

export function RequestForm({ serverResult }: { serverResult: FormResult | undefined }) {
  const t = useT();
  const images = useImages();
  const draft = useCustomServiceDraft(formId, { isFilled: !!serverResult });
  const { form, percent, send } = useSubmission(images.all, serverResult);
  const texts = useEnquiryTexts({
    title: t('enquiries.customService.failedTitle'),
    failed: t('enquiries.customService.failed'),
  });
  const labels = useRequestLabels();
  const steps = useRequestSteps(form.rejection !== null);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget).then(({ ok }) => ok && draft.forget());
  };

  return (
    <div className="grid gap-8">
      {form.success ? (
        <EnquirySent
          title={t('enquiries.customService.sentTitle')}
          text={t('enquiries.customService.sentText')}
        />
      ) : (
        <>
          {draft.isRestored && <DraftNotice onForget={() => draft.startAfresh()} />}
          <ShopForm
            {...texts}
            id={formId}
            form={form}
            labels={labels}
            encType="multipart/form-data"
            onSubmit={submit}
            onInput={draft.save}
            className="request-form grid gap-12"
            data-step={steps.current ?? undefined}
          >
            <BotGuard />
            <StepHead steps={steps} />
            <ProjectFields />
            <PlaceFields />
            <fieldset className="enquiry-part" data-part={3}>
              <legend>{t('enquiries.customService.pictures')}</legend>
              <ImagesField
                images={images}
                label={labels.images}
                isLost={!!serverResult && form.result === serverResult}
              />
              <ReferenceFields />
            </fieldset>
            <fieldset className="enquiry-part" data-part={4}>
              <legend>{t('enquiries.customService.you')}</legend>
              <PersonFields />
            </fieldset>
            <StepButtons steps={steps} />
            <div className="enquiry-end" data-part={4}>
              <SubmitButton size="large" busyLabel={t('enquiries.customService.submitting')}>
                {t('enquiries.customService.submit')}
              </SubmitButton>
              {form.isPending && <UploadProgress percent={percent} />}
              <p className="text-xs text-muted">{t('enquiries.fields.requiredNote')}</p>
            </div>
          </ShopForm>
        </>
      )}
    </div>
  );
}
