import { maxTagName, type OrderTag, tagColours } from '#domain/orders/handling.ts';
import { useT } from '#i18n/react.tsx';
import type { HandlingPreview } from '#services/order-desk/preview-handling.server.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextField } from '../../../shared/forms/form-fields.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { useAuth } from '../../../shared/session/auth.tsx';
import { CourierField } from './courier-field.tsx';
import './moves.css';

interface HandlingFormProps {
  form: ShopFormState;
  preview: HandlingPreview;
}

/** Who looks after the ticked orders, their courier and labels; what stays empty stays as it is. */
export function HandlingForm({ form, preview }: HandlingFormProps) {
  const t = useT();
  const { orders, tags, staff, couriers } = preview;
  const { me, others } = useColleagues(staff);
  return (
    <DeskForm
      form={form}
      className="moves-form"
      idPrefix="handling"
      reasonTexts={useHandlingReasons()}
      preventScrollReset
    >
      {orders.map(({ id }) => (
        <input key={id} type="hidden" name="orders" value={id} />
      ))}
      <SelectField
        name="assignee"
        label={t('adminOrders.handling.assignee')}
        options={[
          { value: '', label: t('adminOrders.handling.unchanged') },
          ...me,
          { value: 'nobody', label: t('adminOrders.handling.nobody') },
          ...others,
        ]}
      />
      <CourierField couriers={couriers} hint={t('adminOrders.handling.emptyStays')} />
      {tags.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TagChoice name="add" legend={t('adminOrders.handling.add')} tags={tags} />
          <TagChoice name="remove" legend={t('adminOrders.handling.remove')} tags={tags} />
        </div>
      )}
      <NewTag />
      <div className="moves-end">
        <SubmitButton busyLabel={t('adminOrders.bulkMoves.moving')}>
          {t('adminOrders.handling.save', { count: orders.length })}
        </SubmitButton>
      </div>
    </DeskForm>
  );
}

/** The reader first. */
export function useColleagues(staff: readonly { id: string; name: string }[]) {
  const t = useT();
  const { user } = useAuth();
  const isMe = ({ id }: { id: string }) => id === user?.id;
  const toOption = ({ id, name }: { id: string; name: string }) => ({
    value: id,
    label: name,
    isName: true,
  });
  return {
    me: staff.filter(isMe).map(({ id }) => ({ value: id, label: t('adminOrders.handling.me') })),
    others: staff.filter((person) => !isMe(person)).map(toOption),
  };
}

export function useHandlingReasons() {
  const t = useT();
  return {
    forbidden: t('admin.recordForm.forbidden'),
    not_found: t('adminOrders.bulkMoves.reasons.gone'),
    too_many_tags: t('adminOrders.handling.tooManyTags'),
    unknown_assignee: t('adminOrders.handling.unknownAssignee'),
  };
}

interface TagChoiceProps {
  name: string;
  legend: string;
  tags: readonly OrderTag[];
  checked?: readonly string[];
}

export function TagChoice({ name, legend, tags, checked }: TagChoiceProps) {
  return (
    <fieldset className="list-choices">
      <legend className="text-sm font-medium">{legend}</legend>
      {tags.map((tag) => (
        <Checkbox
          key={tag.name}
          name={name}
          value={tag.name}
          defaultChecked={checked?.includes(tag.name)}
          label={<bdi>{tag.name}</bdi>}
        />
      ))}
    </fieldset>
  );
}

export function NewTag() {
  const t = useT();
  return (
    <details className="desk-more">
      <summary>{t('adminOrders.handling.newTag')}</summary>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="new_tag"
          label={t('adminOrders.handling.tagName')}
          maxLength={maxTagName}
          dir="auto"
          autoComplete="off"
          optional
        />
        <SelectField
          name="colour"
          label={t('adminOrders.handling.colour')}
          options={tagColours.map((value) => ({
            value,
            label: t(`adminOrders.handling.colours.${value}`),
          }))}
        />
      </div>
    </details>
  );
}
