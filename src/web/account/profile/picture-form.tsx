import { maxFileBytes, pictureTypes } from '#domain/uploads/files.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { Profile } from '#services/identity/account.ts';
import { FileInput } from '#ui/file-input.tsx';
import { FormField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { Avatar } from '../avatar.tsx';

const problems: Readonly<Record<string, PictureProblemKey>> = {
  picture_missing: 'account.picture.missing',
  picture_too_large: 'account.picture.tooLarge',
  not_a_picture: 'account.picture.notPicture',
};

type PictureProblemKey =
  | 'account.picture.missing'
  | 'account.picture.tooLarge'
  | 'account.picture.notPicture';

const megabytes = maxFileBytes / 1024 / 1024;

interface PictureFormProps {
  profile: Profile;
  serverResult: FormResult<{ isRemoved?: boolean }> | undefined;
}

export function PictureForm({ profile, serverResult }: PictureFormProps) {
  const { t } = useLanguage();
  const form = useShopForm({ intent: 'picture', serverResult });
  const { success, rejection } = form;
  const problemText = (problem: string) => {
    const key = problems[problem];
    return key && t(key);
  };
  return (
    <section aria-labelledby="picture-title" className="account-panel">
      <h2 id="picture-title" className="mb-6 text-xl">
        {t('account.picture.title')}
      </h2>
      <ShopForm
        form={form}
        encType="multipart/form-data"
        labels={{ picture: t('account.picture.choose') }}
        problemText={problemText}
        failedTitle={t('account.profile.failedTitle')}
        reasonTexts={{ rate_limited: t('account.picture.tooMany') }}
        // What is wrong with the file is said beside it.
        hasNotice={!rejection?.fields['picture']}
        className="picture-form"
      >
        <Avatar name={profile.fullName} url={profile.avatarUrl} size="large" />
        <div className="grid gap-4">
          <SuccessNotice
            result={success}
            title={t('account.profile.savedTitle')}
            text={t(success?.isRemoved ? 'account.picture.removed' : 'account.profile.saved')}
          />
          <FormField name="picture" hint={t('account.picture.hint', { megabytes })}>
            <FileInput name="picture" accept={pictureTypes} />
          </FormField>
          <div className="flex flex-wrap gap-3">
            <SubmitButton busyLabel={t('account.picture.saving')}>
              {t('account.picture.save')}
            </SubmitButton>
            {profile.avatarUrl && (
              <SubmitButton name="remove" value="yes" variant="quiet">
                {t('account.picture.remove')}
              </SubmitButton>
            )}
          </div>
        </div>
      </ShopForm>
    </section>
  );
}
