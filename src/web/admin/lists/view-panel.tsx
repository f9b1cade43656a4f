import { hasRole, staffRoles } from '#domain/identity/roles.ts';
import { listSearch } from '#domain/admin/lists/list-state.ts';
import { useT } from '#i18n/react.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '../../shared/forms/form-fields.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { useList } from './list-context.ts';

/** Saves the present address as a view, or changes and removes the own view that is open. */
export function ViewPanel() {
  const t = useT();
  const { list, state, views } = useList();
  const form = useShopForm({ fetcherKey: `views-${list.name}` });
  const own = views.find(({ id, isOwn }) => isOwn && id === state.view);
  const roles = staffRoles.filter((role) => hasRole([role], ...list.roles));
  return (
    // A new panel for another view: closed, and with its values.
    <details className="list-panel list-panel-end-side" key={own?.id ?? 'new'}>
      <summary className="button button-quiet button-small">
        {t(own ? 'admin.lists.changeView' : 'admin.lists.saveView')}
      </summary>
      <div className="list-panel-body">
        <DeskForm
          form={form}
          action="/admin/views"
          labels={{ name: t('admin.lists.viewName') }}
          reasonTexts={{
            not_found: t('admin.lists.viewGone'),
            too_many: t('admin.lists.tooManyViews'),
          }}
          className="grid gap-4"
        >
          <input type="hidden" name="list" value={list.name} />
          <input type="hidden" name="view" value={own?.id ?? ''} />
          <input type="hidden" name="search" value={listSearch(list, { ...state, view: null })} />
          <TextField name="name" required maxLength={60} defaultValue={own?.name ?? ''} />
          <fieldset className="list-choices">
            <legend className="text-sm font-medium">{t('admin.lists.shareWith')}</legend>
            {roles.map((role) => (
              <Checkbox
                key={role}
                name="sharedWith"
                value={role}
                defaultChecked={own?.sharedWith.includes(role)}
                label={t(`admin.roles.${role}`)}
              />
            ))}
          </fieldset>
          <div className="list-panel-end">
            <SubmitButton name="step" value="save" size="small" busyLabel={t('admin.lists.saving')}>
              {t('admin.lists.save')}
            </SubmitButton>
            {own && (
              <SubmitButton
                name="step"
                value="remove"
                size="small"
                variant="quiet"
                busyLabel={t('admin.lists.saving')}
              >
                {t('admin.lists.removeView')}
              </SubmitButton>
            )}
          </div>
        </DeskForm>
      </div>
    </details>
  );
}
