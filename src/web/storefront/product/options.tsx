import { startTransition, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { Choice, ProductDetail } from '#domain/catalog/product.ts';
import { clothOf } from '#domain/catalog/surfaced-materials.ts';
import {
  aspects,
  optionPrices,
  optionState,
  writeOptionSelection,
  type Aspect,
  type OptionSelection,
} from '#domain/catalog/variant-choice.ts';
import { sampleMaterials } from '#domain/enquiries/sample-materials.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { labelledChoices } from './selected-labels.ts';
import type { VariantSelection } from './use-variant-selection.ts';

interface OptionsProps {
  product: ProductDetail;
  choosing: VariantSelection;
}

/**
 * Radios in a form: arrow keys move between them, and without scripts a button submits the choice.
 */
export function Options({ product, choosing }: OptionsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { search } = choosing;
  const [latest, setLatest] = useState<OptionSelection>();
  // A choice shows at once; URL, price and picture follow.
  const selection = latest ?? choosing.selection;

  const choose = async (next: OptionSelection) => {
    setLatest(next);
    await navigate(writeOptionSelection(search, next), { replace: true, preventScrollReset: true });
    // In a transition, as the router's own update is; a later choice stays.
    startTransition(() => setLatest((current) => (current === next ? undefined : current)));
  };
  if (product.variants.length === 0) return null;
  return (
    <Form className="grid gap-6" onSubmit={(event) => event.preventDefault()}>
      <OptionFields
        product={product}
        selection={selection}
        onChoose={(next) => void choose(next)}
      />
      <noscript>
        <Button type="submit" variant="outline">
          {t('storefront.product.showChoice')}
        </Button>
      </noscript>
    </Form>
  );
}

interface OptionFieldsProps {
  product: ProductDetail;
  selection: OptionSelection;
  onChoose: (selection: OptionSelection) => void;
}

/** One group of radios for each attribute in which the variants differ. */
export function OptionFields({ product, selection, onChoose }: OptionFieldsProps) {
  const t = useT();
  return aspects
    .filter((aspect) => selection[aspect])
    .map((aspect) => {
      const prices = optionPrices(product, selection, aspect);
      return (
        <fieldset key={aspect} className="options">
          <legend className="eyebrow">{t(`storefront.product.${aspect}`)}</legend>
          {labelledChoices(product, aspect).map((choice) => (
            <Option
              key={choice.value}
              aspect={aspect}
              choice={choice}
              cloth={clothOf(product.materials)}
              price={prices.get(choice.value)}
              isChosen={selection[aspect] === choice.value}
              state={optionState(product, selection, [aspect, choice.value])}
              onChoose={() => onChoose({ ...selection, [aspect]: choice.value })}
            />
          ))}
        </fieldset>
      );
    });
}

interface OptionProps {
  aspect: Aspect;
  choice: Choice;
  /** What the colours are of, if their swatches show it. */
  cloth: string | undefined;
  price: string | undefined;
  isChosen: boolean;
  state: ReturnType<typeof optionState>;
  onChoose: () => void;
}

const marks = {
  sold_out: 'storefront.product.optionSoldOut',
  not_made: 'storefront.product.optionNotMade',
} as const;

/** Unavailable options stay visible and can be chosen, so that the page can explain why. */
function Option({ aspect, choice, cloth, price, isChosen, state, onChoose }: OptionProps) {
  const { t, money } = useLanguage();
  return (
    <label className="choice-frame focus-frame option" data-state={state}>
      <input
        type="radio"
        className="sr-only"
        name={aspect}
        value={choice.value}
        checked={isChosen}
        onChange={onChoose}
      />
      {choice.code && <Swatch code={choice.code} cloth={cloth} />}
      {aspect === 'material' && <WoodSample material={choice.value} />}
      <span className="option-text">
        <span>{choice.name}</span>
        {state !== 'available' && <span className="option-mark">{t(marks[state])}</span>}
        {state === 'available' && price && <bdi className="option-price">{money(price)}</bdi>}
      </span>
    </label>
  );
}

interface SwatchProps {
  code: string;
  cloth: string | undefined;
}

/**
 * The colour, and on it the surface of the cloth. A presentation attribute, because the content
 * security policy blocks style attributes.
 */
const Swatch = ({ code, cloth }: SwatchProps) => (
  <svg viewBox="0 0 40 40" className="option-swatch" aria-hidden="true">
    <rect width="40" height="40" fill={code} />
    {cloth && <image href={`/pictures/surfaces/${cloth}.webp`} width="40" height="40" />}
  </svg>
);

/** Cut from the middle of the picture of the sample. */
const WoodSample = ({ material }: { material: string }) =>
  sampleMaterials.some((each) => each === material) && (
    <span className="option-swatch">
      <img src={`/pictures/samples/${material}.webp`} alt="" width="360" height="360" />
    </span>
  );
