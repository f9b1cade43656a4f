import type { OrderHandling } from '#domain/orders/handling.ts';
import { useT } from '#i18n/react.tsx';
import type { HandlingOptions } from '#services/order-desk/read-handling-options.server.ts';
import { Badge } from '#ui/badge.tsx';
import { SelectField } from '../../../shared/forms/form-fields.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { Facts } from '../../facts.tsx';
import { CourierField } from '../bulk/courier-field.tsx';
import { NewTag, TagChoice, useColleagues, useHandlingReasons } from '../bulk/handling-form.tsx';
import { tagTones } from '../use-order-list-texts.ts';

interface DeskHandlingProps {
  handling: OrderHandling;
  options: HandlingOptions;
  form: ShopFormState;
}

/** Who looks after the order, its courier and labels; customers see nothing of it. */
export function DeskHandling({ handling, options, form }: DeskHandlingProps) {
  const t = useT();
  const { me, others } = useColleagues(options.staff);
  const { assigneeId, courier, tags } = handling;
  const assignee = [...me, ...others].find(({ value }) => value === assigneeId)?.label;
  const labels = options.tags.filter(({ name }) => tags.includes(name));
  return (
    <>
      <Facts
        layout="ends"
        facts={[
          [
            t('adminOrders.handling.assignee'),
            <bdi key="assignee">{assignee ?? t('adminOrders.handling.nobody')}</bdi>,
          ],
          [t('adminOrders.handling.courier'), courier && <bdi key="courier">{courier}</bdi>],
          [
            t('adminOrders.handling.labels'),
            labels.length > 0 &&
              labels.map(({ name, colour }) => (
                <Badge key={name} tone={tagTones[colour]} className="ms-1">
                  <bdi>{name}</bdi>
                </Badge>
              )),
          ],
        ]}
      />
      <details className="desk-more" open={form.rejection !== null || undefined}>
        <summary>{t('adminOrders.handling.change')}</summary>
        <DeskForm
          // New fields for what a colleague has changed, and after a save.
          key={JSON.stringify(handling)}
          form={form}
          idPrefix="handling"
          className="grid gap-4"
          reasonTexts={useHandlingReasons()}
          preventScrollReset
        >
          <SelectField
            name="assignee"
            label={t('adminOrders.handling.assignee')}
            defaultValue={assigneeId ?? ''}
            options={[{ value: '', label: t('adminOrders.handling.nobody') }, ...me, ...others]}
          />
          <CourierField couriers={options.couriers} defaultValue={courier ?? ''} />
          {options.tags.length > 0 && (
            <TagChoice
              name="tags"
              legend={t('adminOrders.handling.labels')}
              tags={options.tags}
              checked={tags}
            />
          )}
          <NewTag />
          <div>
            <SubmitButton size="small" busyLabel={t('adminOrders.orderDesk.saving')}>
              {t('adminOrders.handling.saveOne')}
            </SubmitButton>
          </div>
        </DeskForm>
      </details>
    </>
  );
}
