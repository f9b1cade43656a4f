import { Form, useNavigation } from 'react-router';
import { maxFileBytes, pictureTypes } from '#domain/uploads/files.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { Profile } from '#services/identity/account.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { Avatar } from '../avatar.tsx';
import { SavedNotice } from '../forms/saved-notice.tsx';
import { outcomeOf, type Outcome } from './outcome.ts';

const problems = {
  picture_missing: 'account.picture.missing',
  picture_too_large: 'account.picture.tooLarge',
  not_a_picture: 'account.picture.notPicture',
  rate_limited: 'account.picture.tooMany',
} as const;

const megabytes = maxFileBytes / 1024 / 1024;

export function PictureForm({ profile, outcome }: { profile: Profile; outcome: Outcome }) {
  const { t } = useLanguage();
  const { formData } = useNavigation();
  const { refusal, saved } = outcomeOf(outcome, 'picture');
  const problem = refusal && problems[refusal.reason as keyof typeof problems];
  const wasRemoved = saved !== null && 'removed' in saved;
  return (
    <section aria-labelledby="picture-title" className="account-panel">
      <h2 id="picture-title" className="mb-6 text-xl">
        {t('account.picture.title')}
      </h2>
      <Form method="post" encType="multipart/form-data" className="picture-form">
        <input type="hidden" name="intent" value="picture" />
        <Avatar name={profile.fullName} url={profile.avatarUrl} size="large" />
        <div className="grid gap-4">
          <SavedNotice
            news={saved}
            title={t('account.profile.savedTitle')}
            text={t(wasRemoved ? 'account.picture.removed' : 'account.profile.saved')}
          />
          <Field
            id="picture"
            label={t('account.picture.choose')}
            hint={t('account.picture.hint', { megabytes })}
            error={problem && t(problem)}
          >
            <FileInput name="picture" accept={pictureTypes} />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              busy={formData?.get('intent') === 'picture' && !formData.has('remove')}
              busyLabel={t('account.picture.saving')}
            >
              {t('account.picture.save')}
            </Button>
            {profile.avatarUrl && (
              <Button type="submit" name="remove" value="yes" variant="quiet">
                {t('account.picture.remove')}
              </Button>
            )}
          </div>
        </div>
      </Form>
    </section>
  );
}
