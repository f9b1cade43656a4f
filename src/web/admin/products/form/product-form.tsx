import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordForm } from '../../forms/record-form.tsx';
import type { PreviewedSite } from '../../seo/result-preview.tsx';
import './product-form.css';
import { AddressSection } from './address-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PriceSection } from './price-section.tsx';
import type { FormTerms, PieceFacts } from './product-form-data.ts';
import { ProductSectionLinks } from './section-links.tsx';
import { SnippetSection } from './snippet-section.tsx';
import { StockSection } from './stock-section.tsx';
import { bilingualFields, useProductLabels } from './use-product-labels.ts';
import { useProductProblem } from './use-product-problem.ts';
import { VariantsSection } from './variants-section.tsx';
import { TextsSection } from './texts-section.tsx';

interface ProductFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
  terms: FormTerms;
  site: PreviewedSite;
  /** None while the product is new. */
  pieces?: PieceFacts;
  productId?: string;
}

const related = [
  ['price', 'discount_price'],
  ['lead_time_min_days', 'lead_time_max_days'],
  ['width', 'depth', 'height'],
];

export function ProductForm(props: ProductFormProps) {
  const { record, serverResult, terms, site, pieces, productId } = props;
  const labels = useProductLabels();
  const problemText = useProductProblem();
  return (
    <RecordForm
      {...{ record, serverResult, labels, problemText, related }}
      bilingual={bilingualFields}
    >
      <ProductSectionLinks />
      <TextsSection terms={terms} />
      <AddressSection terms={terms} isNew={!productId} />
      <PriceSection pieces={pieces} />
      <StockSection productId={productId} pieces={pieces} />
      <VariantsSection pieces={pieces} terms={terms} />
      <FactsSection terms={terms} />
      <PicturesSection />
      <SnippetSection site={site} />
    </RecordForm>
  );
}
