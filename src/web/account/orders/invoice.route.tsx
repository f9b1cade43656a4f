import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import type { Route } from './+types/invoice.route.ts';
import './invoice.css';
import { InvoiceDocument } from './invoice-document.tsx';
import { loadInvoice } from './load-invoice.server.ts';
import { usePaperAddress } from './use-paper-address.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => loadInvoice(context, params.id);

export default function InvoicePage({ loaderData: invoice, params }: Route.ComponentProps) {
  const t = useT();
  const paperAddress = usePaperAddress();
  const hasScripts = useHasScripts();
  return (
    <>
      <PageHead title={invoice.title} robots="noindex" />
      <div className="invoice-bar">
        <Link to={`/account/orders/${params.id}`}>{t('account.order.invoice.back')}</Link>
        <div className="flex flex-wrap gap-3">
          {hasScripts && (
            <Button variant="outline" onClick={() => print()}>
              {t('account.order.invoice.print')}
            </Button>
          )}
          <a
            href={paperAddress(`/account/orders/${params.id}/invoice.pdf`)}
            className="button button-solid button-medium"
          >
            {t('account.order.invoice.download')}
          </a>
        </div>
      </div>
      <InvoiceDocument invoice={invoice} />
    </>
  );
}
