import { useT } from '#i18n/react.tsx';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { readUploadForm } from '../../shared/http/read-upload-form.server.ts';
import { AccountTitle } from '../account-title.tsx';
import { signedIn } from '../signed-in.server.ts';
import type { Route } from './+types/profile.route.ts';
import { FixedFacts } from './fixed-facts.tsx';
import { PasswordForm } from './password-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { savePassword } from './save-password.server.ts';
import { savePicture } from './save-picture.server.ts';
import { saveWork } from './save-work.server.ts';
import { WorkForm } from './work-form.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { profile, isStaff } = signedIn(context);
  return { profile, isStaff };
}

export async function action({ request, context }: Route.ActionArgs) {
  const carriesFile = request.headers.get('Content-Type')?.startsWith('multipart/');
  if (carriesFile) return savePicture(await readUploadForm(request), context);
  const form = await readForm(request);
  return form.get('intent') === 'password'
    ? savePassword(form, request, context)
    : saveWork(form, context);
}

export { withActionHeaders as headers };

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { profile, isStaff } = loaderData;
  return (
    <>
      <AccountTitle title={t('account.profile.title')} />
      <div className="grid gap-8">
        <FixedFacts profile={profile} />
        <PictureForm profile={profile} serverResult={actionData} />
        <WorkForm profile={profile} serverResult={actionData} />
        <PasswordForm email={profile.email} isStaff={isStaff} serverResult={actionData} />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  const t = useT();
  return <FailurePage title={t('account.profile.loadFailed')} />;
}
