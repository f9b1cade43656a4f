import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Dialog, DialogButton } from '#ui/dialog.tsx';
import { ExternalIcon } from '#ui/icons.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { RejectionLine } from '../../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';

interface ProductToolsProps {
  slug: string;
  status: string;
  timesOrdered: number;
  serverResult?: FormResult;
}

/** What can be done with a product besides editing it. */
export function ProductTools({ slug, status, timesOrdered, serverResult }: ProductToolsProps) {
  const t = useT();
  const duplicate = useShopForm({ intent: 'duplicate', serverResult });
  return (
    <div className="product-tools">
      {status === 'published' && (
        <ButtonLink variant="outline" size="small" to={`/product/${slug}`} target="_blank">
          {t('adminProducts.form.view')} <ExternalIcon />
        </ButtonLink>
      )}
      <DeskForm form={duplicate} hasNotice={false}>
        <SubmitButton
          variant="outline"
          size="small"
          busyLabel={t('adminProducts.form.duplicating')}
        >
          {t('adminProducts.form.duplicate')}
        </SubmitButton>
        <RejectionLine />
      </DeskForm>
      {timesOrdered > 0 ? (
        <p className="text-sm text-muted">
          {t('admin.changeProblems.ordered', { count: timesOrdered })}
        </p>
      ) : (
        <DeleteProduct serverResult={serverResult} />
      )}
    </div>
  );
}

function DeleteProduct({ serverResult }: { serverResult?: FormResult }) {
  const t = useT();
  const form = useShopForm({ intent: 'delete', serverResult });
  const ordered = Number(form.rejection?.details?.['count'] ?? 0);
  return (
    <>
      <DialogButton opens="delete-product" variant="quiet" size="small">
        {t('adminProducts.form.delete')}
      </DialogButton>
      <Dialog
        id="delete-product"
        title={t('adminProducts.form.deleteTitle')}
        description={t('adminProducts.form.deleteText')}
      >
        <DeskForm
          form={form}
          hasNotice={false}
          className="grid gap-3"
          reasonTexts={{
            ordered: t('admin.changeProblems.ordered', { count: ordered }),
            not_found: t('adminProducts.form.gone'),
          }}
        >
          <RejectionLine />
          <SubmitButton variant="danger" busyLabel={t('adminProducts.form.deleting')}>
            {t('adminProducts.form.deleteForGood')}
          </SubmitButton>
        </DeskForm>
      </Dialog>
    </>
  );
}
