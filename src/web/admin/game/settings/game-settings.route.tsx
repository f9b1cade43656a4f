import { z } from 'zod';
import { useT } from '#i18n/react.tsx';
import { readGameReadiness, switchGame } from '#services/game/game-switch.server.ts';
import { handleForm, withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/game-settings.route.ts';
import { GameConstants } from './game-constants.tsx';
import { GameSwitchPanel } from './game-switch-panel.tsx';
import { ReadyQuestions } from './ready-questions.tsx';

export const middleware = [requireMenuRole];

export const loader = ({ context }: Route.LoaderArgs) => readGameReadiness(staffNow(context));

export async function action({ request, context }: Route.ActionArgs) {
  return handleForm(await readForm(request), {
    schema: z.object({ to: z.enum(['on', 'off']) }),
    submit: ({ to }) => switchGame(to === 'on', staffNow(context)),
  });
}

export { withActionHeaders as headers };

export default function GameSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.gameSettings');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <div className="grid max-w-form gap-10">
        <GameSwitchPanel state={loaderData} serverResult={actionData} />
        <ReadyQuestions ready={loaderData.ready} />
        <GameConstants />
      </div>
    </>
  );
}
