import { useId, useState } from 'react';
import type { Box } from '#domain/catalog/fit-geometry.ts';
import { useT } from '#i18n/react.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { writeStored, useStored } from '../../shared/storage/use-stored.ts';
import './fit-check.css';
import { assumedHeadroom } from '#domain/catalog/fit.ts';
import { FitResultText } from './fit-result-text.tsx';
import { OtherSize } from './other-size.tsx';
import {
  measureNames,
  places,
  presets,
  readMeasure,
  type FitPlace,
  type MeasureName,
  type Measures,
} from './measures.ts';

const storageKey = 'my-measures';

interface FitCheckProps {
  box: Box;
  /** The chosen size, when the box is that of another one. */
  insteadOf: string | null;
  onClose: () => void;
}

/** Compares the piece with the visitor's own door, lift and stairs. */
export default function FitCheck({ box, insteadOf, onClose }: FitCheckProps) {
  const t = useT();
  const id = useId();
  const [typed, type] = useMeasures();
  return (
    <Dialog
      id={id}
      wide
      open
      title={t('productDetails.fit.title')}
      description={t('productDetails.fit.text')}
      onClose={onClose}
    >
      <OtherSize box={box} insteadOf={insteadOf} />
      <div className="fit">
        {places.map((passage) => (
          <details
            key={passage}
            className="accordion fit-place"
            open={passage === 'door' || isMeasured(passage, typed)}
          >
            <summary className="accordion-title">
              {t(`productDetails.fit.${passage}`)}
              <PlusIcon className="accordion-mark" />
            </summary>
            <fieldset aria-label={t(`productDetails.fit.${passage}`)}>
              <Presets passage={passage} onChoose={type} />
              {measureNames[passage].map((name) => (
                <MeasureInput key={name} name={name} typed={typed[name] ?? ''} onType={type} />
              ))}
            </fieldset>
            <FitResultText box={box} passage={passage} typed={typed} />
          </details>
        ))}
      </div>
      <p className="mt-6 text-sm text-muted">
        {t('productDetails.fit.stairsNote', { headroom: assumedHeadroom })}{' '}
        {t('productDetails.fit.honest')}
      </p>
    </Dialog>
  );
}

const isMeasured = (passage: FitPlace, typed: Measures): boolean =>
  measureNames[passage].some((name) => typed[name]);

interface PresetsProps {
  passage: FitPlace;
  onChoose: (measures: Measures) => void;
}

/** Common openings, for those who have no tape measure at hand. */
function Presets({ passage, onChoose }: PresetsProps) {
  const t = useT();
  return presets[passage].map(({ name, measures }) => (
    <button key={name} type="button" className="chip" onClick={() => onChoose(measures)}>
      {t(`productDetails.fit.presets.${name}`)}
    </button>
  ));
}

interface MeasureInputProps {
  name: MeasureName;
  typed: string;
  onType: (measures: Measures) => void;
}

function MeasureInput({ name, typed, onType }: MeasureInputProps) {
  const t = useT();
  const isWrong = typed.trim() !== '' && readMeasure(typed) === null;
  return (
    <Field
      label={t(`productDetails.fit.${name}`)}
      error={isWrong ? t('productDetails.fit.invalid') : undefined}
    >
      <TextInput
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType({ [name]: event.target.value })}
      />
    </Field>
  );
}

/** The measurements entered, stored in this browser for the next product. */
function useMeasures() {
  const stored = useStored(storageKey);
  const [typed, setTyped] = useState<Measures>(() => parse(stored));
  const type = (measures: Measures) => {
    const next = { ...typed, ...cutToLength(measures) };
    setTyped(next);
    writeStored(storageKey, JSON.stringify(next));
  };
  return [typed, type] as const;
}

const cutToLength = (measures: Measures): Measures =>
  Object.fromEntries(Object.entries(measures).map(([name, text]) => [name, text.slice(0, 10)]));

function parse(stored: string | null): Measures {
  try {
    const measurements = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    const texts = places
      .flatMap((passage) => [...measureNames[passage]])
      .flatMap((name) =>
        typeof measurements[name] === 'string' ? [[name, measurements[name]]] : [],
      );
    return Object.fromEntries(texts) as Measures;
  } catch {
    return {};
  }
}
