import { Form } from 'react-router';
import type { Choice, ProductDetail } from '#domain/catalog/product.ts';
import {
  aspects,
  optionPrices,
  optionState,
  type Aspect,
  type OptionSelection,
} from '#domain/catalog/variant-choice.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { labelledChoices } from './selected-labels.ts';

/**
 * Radios in a form: arrow keys move between them, and without scripts a button submits the choice.
 */
export function Options(props: OptionFieldsProps) {
  const t = useT();
  if (props.product.variants.length === 0) return null;
  return (
    <Form className="grid gap-6" onSubmit={(event) => event.preventDefault()}>
      <OptionFields {...props} />
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
function Option({ aspect, choice, price, isChosen, state, onChoose }: OptionProps) {
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
      <Swatch {...choice} />
      <span className="option-text">
        <span>{choice.name}</span>
        {state !== 'available' && <span className="option-mark">{t(marks[state])}</span>}
        {state === 'available' && price && <bdi className="option-price">{money(price)}</bdi>}
      </span>
    </label>
  );
}

/**
 * The colour, and on it the surface of its cloth; or the middle of the picture of a sample. A
 * presentation attribute, because the content security policy blocks style attributes.
 */
const Swatch = ({ code, picture }: Pick<Choice, 'code' | 'picture'>) =>
  (code || picture) && (
    <svg viewBox={code ? '0 0 40 40' : '12 12 16 16'} className="option-swatch" aria-hidden="true">
      {code && <rect width="40" height="40" fill={code} />}
      {picture && <image href={picture} width="40" height="40" />}
    </svg>
  );
