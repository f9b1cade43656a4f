import { blockingFindings } from '#domain/admin/readiness/finding.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { Publication } from '#services/admin/publishing/read-publication.server.ts';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { TextAreaField } from '../../shared/forms/form-fields.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { reviewIntents } from './review-intents.ts';
import { useReviewReasons } from './use-review-reasons.ts';

interface PublishFormsProps {
  publication: Publication;
  serverResult?: FormResult<{ version?: number }>;
}

export function PublishForms({ publication, serverResult }: PublishFormsProps) {
  return (
    <>
      <PublishForm {...{ publication, serverResult }} />
      {publication.canUnpublish && <UnpublishForm serverResult={serverResult} />}
    </>
  );
}

function PublishForm({ publication, serverResult }: PublishFormsProps) {
  const { t } = useLanguage();
  const form = useShopForm<{ version?: number }>({
    intent: reviewIntents.publish,
    fetcherKey: 'publish',
    serverResult,
  });
  const blocking = blockingFindings(publication.findings);
  const canOverride =
    publication.isAdmin && blocking.length > 0 && blocking.every(({ rule }) => rule !== 'invalid');
  const hasWork = publication.changed.length > 0 || !publication.isPublished;
  return (
    <ShopForm
      form={form}
      className="grid gap-4"
      failedTitle={t('adminPublishing.review.failed')}
      labels={{ overrideReason: t('adminPublishing.review.overrideReason') }}
      reasonTexts={useReviewReasons()}
    >
      <SuccessNotice
        result={form.success}
        title={t('adminPublishing.review.done', { count: form.success?.version ?? 0 })}
        text={t('adminPublishing.review.doneText')}
      />
      {hasWork && canOverride && (
        <>
          <p className="text-sm text-muted">{t('adminPublishing.review.overrideText')}</p>
          <TextAreaField name="overrideReason" rows={2} maxLength={500} required />
        </>
      )}
      {hasWork && (blocking.length === 0 || canOverride) && (
        <SubmitButton
          variant={canOverride ? 'danger' : 'solid'}
          busyLabel={t('adminPublishing.review.publishing')}
        >
          {t(canOverride ? 'adminPublishing.review.override' : 'adminPublishing.review.publish')}
        </SubmitButton>
      )}
    </ShopForm>
  );
}

function UnpublishForm({ serverResult }: Pick<PublishFormsProps, 'serverResult'>) {
  const { t } = useLanguage();
  const form = useShopForm({
    intent: reviewIntents.unpublish,
    fetcherKey: 'unpublish',
    serverResult,
  });
  return (
    <ShopForm
      form={form}
      className="grid gap-2"
      failedTitle={t('adminPublishing.review.failed')}
      reasonTexts={useReviewReasons()}
    >
      <SubmitButton variant="outline" busyLabel={t('adminPublishing.review.unpublishing')}>
        {t('adminPublishing.review.unpublish')}
      </SubmitButton>
      <p className="text-sm text-muted">{t('adminPublishing.review.unpublishText')}</p>
    </ShopForm>
  );
}
