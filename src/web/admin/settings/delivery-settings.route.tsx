import { deliveryGridInput } from '#domain/admin/settings/delivery-grid.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { applyPreview } from '#services/admin/changes/apply-changes.server.ts';
import { undoChanges } from '#services/admin/changes/undo-changes.server.ts';
import { previewDelivery, readDeliveryGrid } from '#services/settings/delivery-settings.server.ts';
import { z } from 'zod';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { changesInForm } from '../forms/changes-in-form.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/delivery-settings.route.ts';
import type { DeliveryPreview, DeliveryResult } from './delivery-result.ts';
import { DeliverySettingsForm } from './delivery-settings-form.tsx';

export const middleware = [requireMenuRole];

export const loader = ({ context }: Route.LoaderArgs) =>
  readDeliveryGrid(staffMemberOf(context), context.get(pageRequest).locale);

const setInput = z.object({ changeSet: z.uuid() });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  const intent = form.get('intent');
  if (intent === 'apply' || intent === 'undo') {
    const run = intent === 'apply' ? applyPreview : undoChanges;
    return handleForm(form, {
      schema: setInput,
      submit: async ({ changeSet }): Promise<DeliveryResult> => {
        const result = await run(changeSet, staff);
        if (result.ok) return { ok: true, changeSet, shown: [] };
        return {
          ok: false,
          reason: result.reason === 'conflict' ? 'changed_meanwhile' : result.reason,
        };
      },
    });
  }
  const grid = await readDeliveryGrid(staff.actor, 'en');
  const schema = deliveryGridInput(grid.map(({ code }) => code));
  return handleForm(form, {
    schema,
    submit: (input): Promise<DeliveryResult> =>
      previewDelivery(changesInForm(form, schema.shape, input), staff),
  });
}

export default function DeliverySettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.deliverySettings');
  const apply = useShopForm<DeliveryPreview>({ intent: 'apply', serverResult: actionData });
  const undo = useShopForm<DeliveryPreview>({ intent: 'undo', serverResult: actionData });
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminSettings.delivery.lead')}</p>
      {/* New values from the server start the table again. */}
      <DeliverySettingsForm
        key={JSON.stringify(loaderData)}
        grid={loaderData}
        serverResult={actionData}
        {...{ apply, undo }}
      />
    </>
  );
}
