import { useT } from '#i18n/react.tsx';
import { Table } from '#ui/table.tsx';
import { RejectionLine } from '../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../shared/forms/use-shop-form.ts';
import type { DeliveryPreview, ShownChange } from './delivery-result.ts';

interface DeliveryPreviewPanelProps {
  preview: DeliveryPreview | null;
  /** Held by the page, because written values start the table again. */
  apply: ShopFormState<DeliveryPreview>;
  undo: ShopFormState<DeliveryPreview>;
  labels: Readonly<Record<string, string>>;
}

/** Before and after of each value, and the button that writes them. */
export function DeliveryPreviewPanel(props: DeliveryPreviewPanelProps) {
  const { preview, apply, undo, labels } = props;
  const t = useT();
  if (apply.success && !preview) return <AppliedNotice set={apply.success.changeSet} undo={undo} />;
  if (!preview) return null;
  if (!preview.changeSet) return <p className="mt-4">{t('adminSettings.delivery.unchanged')}</p>;
  return (
    <section className="settings-section" aria-labelledby="preview">
      <h2 id="preview" className="text-xl">
        {t('adminSettings.delivery.previewTitle', { count: preview.shown.length })}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('adminSettings.delivery.previewText')}</p>
      <PreviewTable changes={preview.shown} labels={labels} />
      <DeskForm
        form={apply}
        hasNotice={false}
        className="mt-4 grid justify-items-start gap-2"
        reasonTexts={{
          expired: t('adminSettings.delivery.expired'),
          changed_meanwhile: t('adminSettings.delivery.changedSince'),
        }}
      >
        <input type="hidden" name="changeSet" value={preview.changeSet} />
        <SubmitButton busyLabel={t('adminSettings.delivery.applying')}>
          {t('adminSettings.delivery.apply')}
        </SubmitButton>
        <RejectionLine />
      </DeskForm>
    </section>
  );
}

type PreviewTableProps = { changes: readonly ShownChange[] } & Pick<
  DeliveryPreviewPanelProps,
  'labels'
>;

function PreviewTable({ changes, labels }: PreviewTableProps) {
  const t = useT();
  const text = ({ cell }: ShownChange, value: string) => {
    if (!cell.endsWith('.is_served')) return <bdi>{value}</bdi>;
    return t(`adminSettings.delivery.${value === 'true' ? 'yes' : 'no'}`);
  };
  return (
    <Table
      caption={t('adminSettings.delivery.previewText')}
      rows={changes}
      rowKey={({ cell }) => cell}
      columns={[
        {
          id: 'value',
          header: t('adminSettings.delivery.value'),
          cell: ({ cell }) => labels[cell] ?? cell,
        },
        {
          id: 'before',
          header: t('adminSettings.delivery.before'),
          cell: (change) => text(change, change.from),
        },
        {
          id: 'after',
          header: t('adminSettings.delivery.after'),
          cell: (change) => text(change, change.to),
        },
      ]}
    />
  );
}

interface AppliedNoticeProps {
  set: string | null;
  undo: ShopFormState<DeliveryPreview>;
}

function AppliedNotice({ set, undo }: AppliedNoticeProps) {
  const t = useT();
  if (undo.success)
    return (
      <p role="status" className="mt-4">
        {t('adminSettings.delivery.undone')}
      </p>
    );
  return (
    <DeskForm
      form={undo}
      hasNotice={false}
      className="mt-4 flex flex-wrap items-center gap-4"
      reasonTexts={{ changed_meanwhile: t('adminSettings.delivery.changedSince') }}
    >
      <input type="hidden" name="changeSet" value={set ?? ''} />
      <p role="status">{t('adminSettings.delivery.applied')}</p>
      <SubmitButton variant="outline" size="small" busyLabel={t('adminSettings.delivery.undoing')}>
        {t('adminSettings.delivery.undo')}
      </SubmitButton>
      <RejectionLine />
    </DeskForm>
  );
}
