import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { Choice, ProductDetail } from '#domain/catalog/product.ts';
import {
  aspects,
  optionState,
  writeOptionSelection,
  type Aspect,
  type OptionSelection,
} from '#domain/catalog/variant-choice.ts';
import { useT } from '#i18n/react.tsx';
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
  const [latest, setLatest] = useState<{ at: string; selection: OptionSelection }>();
  // A choice shows at once; URL, price and picture follow.
  const selection = latest?.at === search.toString() ? latest.selection : choosing.selection;

  const choose = (aspect: Aspect, value: string) => {
    const next = { ...selection, [aspect]: value };
    setLatest({ at: search.toString(), selection: next });
    void navigate(writeOptionSelection(search, next), { replace: true, preventScrollReset: true });
  };
  const offered = aspects.filter((aspect) => selection[aspect]);
  if (offered.length === 0) return null;
  return (
    <Form className="grid gap-6" onSubmit={(event) => event.preventDefault()}>
      {offered.map((aspect) => (
        <fieldset key={aspect} className="options">
          <legend className="eyebrow">{t(`storefront.product.${aspect}`)}</legend>
          {labelledChoices(product, aspect).map((choice) => (
            <Option
              key={choice.value}
              aspect={aspect}
              choice={choice}
              isChosen={selection[aspect] === choice.value}
              state={optionState(product, selection, [aspect, choice.value])}
              onChoose={() => choose(aspect, choice.value)}
            />
          ))}
        </fieldset>
      ))}
      <noscript>
        <Button type="submit" variant="outline">
          {t('storefront.product.showChoice')}
        </Button>
      </noscript>
    </Form>
  );
}

interface OptionProps {
  aspect: Aspect;
  choice: Choice;
  isChosen: boolean;
  state: ReturnType<typeof optionState>;
  onChoose: () => void;
}

const marks = {
  sold_out: 'storefront.product.optionSoldOut',
  not_made: 'storefront.product.optionNotMade',
} as const;

/** Unavailable options stay visible and can be chosen, so that the page can explain why. */
function Option({ aspect, choice, isChosen, state, onChoose }: OptionProps) {
  const t = useT();
  return (
    <label className="option" data-state={state}>
      <input
        type="radio"
        className="sr-only"
        name={aspect}
        value={choice.value}
        checked={isChosen}
        onChange={onChoose}
      />
      {choice.code && <Swatch code={choice.code} />}
      <span>{choice.name}</span>
      {state !== 'available' && <span className="option-mark">{t(marks[state])}</span>}
    </label>
  );
}

/** A presentation attribute, because the content security policy blocks style attributes. */
const Swatch = ({ code }: { code: string }) => (
  <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
    <circle cx="10" cy="10" r="9.5" fill={code} stroke="currentColor" strokeOpacity="0.3" />
  </svg>
);
