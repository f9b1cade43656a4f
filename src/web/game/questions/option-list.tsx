import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import { buzz } from '../celebration/celebrate.ts';
import { useOptionKeys } from './use-option-keys.ts';

/** The answers as large buttons, numbered like their keys. */
export function OptionList({ options, busy }: { options: readonly string[]; busy: boolean }) {
  const { t, number } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState<number | null>(null);
  useOptionKeys(list);
  useEffect(() => {
    if (!busy) setSelected(null);
  }, [busy]);
  return (
    <ul ref={list} className="answer-options" aria-label={t('game.questions.options')}>
      {options.map((option, index) => (
        <li key={index}>
          <button
            type="submit"
            name="option"
            value={index}
            className="answer-option"
            aria-disabled={busy || undefined}
            data-chosen={selected === index || undefined}
            onClick={(event) => {
              if (busy) return event.preventDefault();
              setSelected(index);
              buzz(12);
            }}
          >
            <span className="answer-key">{number(index + 1)}</span>
            <span>{option}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
