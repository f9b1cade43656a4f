import { readHistory } from '#services/admin/history/read-history.server.ts';
import { productPublishable } from '#services/admin/publishing/product-publishable.server.ts';
import { readShapes } from '#services/models/read-shapes.server.ts';
import { readProductFacts } from '#services/products/read-product-facts.server.ts';
import { readProduct } from '#services/products/read-product.server.ts';
import { readStockLedger } from '#services/stock/read-stock-ledger.server.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { readUploadForm } from '../../../shared/http/read-upload-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import type { RecordResult } from '../../forms/loaded-record.ts';
import { HistoryPanel } from '../../history/history-panel.tsx';
import { loadPublishable } from '../../publishing/load-publishable.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { readPreviewedSite } from '../../seo/read-previewed-site.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import { shapedPieces } from '../shapes/shaped-pieces.server.ts';
import { ShapesPanel } from '../shapes/shapes-panel.tsx';
import { StockPanel } from '../stock/stock-panel.tsx';
import type { Route } from './+types/edit-product.route.ts';
import { namedPieces, variantNames } from './named-pieces.server.ts';
import { ProductForm } from './product-form.tsx';
import { ProductTools } from './product-tools.tsx';
import { readFormTerms } from './read-form-terms.server.ts';
import { runProductForm } from './run-product-form.server.ts';

export const middleware = [requireMenuRole];

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const actor = staffMemberOf(context);
  const { locale } = context.get(pageRequest);
  const product = await readProduct(id, actor);
  if (!product) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const parts = { table: 'product_variants', names: variantNames(product, locale) };
  const [record, terms, site, facts, ledger, shapes, history] = await Promise.all([
    loadPublishable(productPublishable, id, { actor, request }),
    readFormTerms(context),
    readPreviewedSite(),
    readProductFacts(id, actor),
    readStockLedger(id, actor),
    readShapes(id, actor),
    readHistory({ table: 'products', rowKey: id, parts, locale }, actor),
  ]);
  const { name, name_ar, slug, sku, status } = product.row;
  const title = (locale === 'ar' && name_ar) || name;
  const pieces = namedPieces(product, facts, locale);
  const shaped = { ...shapes, pieces: shapedPieces(product, locale) };
  const form = { record, terms, site };
  return { id, title, slug, sku, status, form, facts, pieces, ledger, shaped, history };
}

export const action = async ({ request, context, params }: Route.ActionArgs) =>
  runProductForm(await readProductForm(request), params.id, staffMemberOf(context));

/** The form of a 3D model carries files. */
const readProductForm = (request: Request) =>
  request.headers.get('Content-Type')?.startsWith('multipart/form-data')
    ? readUploadForm(request)
    : readForm(request);

export { withActionHeaders as headers };

export default function EditProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, slug, sku, status, form, facts, pieces, ledger, shaped, history } = loaderData;
  // Counts and 3D models have forms of their own.
  const serverResult = isOfRecord(actionData) ? actionData : undefined;
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <ProductTools {...{ slug, status, serverResult }} timesOrdered={facts.timesOrdered} />
      <ProductForm
        key={id}
        {...form}
        serverResult={serverResult}
        productId={id}
        pieces={facts.pieces}
      />
      <StockPanel {...{ pieces, ledger, sku }} />
      <ShapesPanel {...shaped} serverResult={actionData} />
      <HistoryPanel lines={history} />
    </>
  );
}

const isOfRecord = (result: object | undefined): result is RecordResult =>
  result !== undefined && (!('ok' in result && result.ok) || 'changed' in result);
