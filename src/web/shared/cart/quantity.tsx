import { useState } from 'react';
import { toWesternDigits } from '#domain/digits.ts';
import { useLanguage } from '#i18n/react.tsx';
import { IconButton } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import './quantity.css';

interface QuantityProps {
  value: number;
  /** 0 in a cart, where it removes the line. */
  min?: 0 | 1;
  max: number;
  label: string;
  onChange: (quantity: number) => void;
}

/** A number input with buttons that accepts the digits of both languages. */
export function Quantity({ value, min = 1, max, label, onChange }: QuantityProps) {
  const { t, number } = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);

  const settle = () => {
    setTyped(null);
    const wanted = Number.parseInt(toWesternDigits(typed ?? ''), 10);
    if (Number.isNaN(wanted)) return;
    if (wanted > max) toast({ title: t('storefront.cartControls.onlyLeft', { count: max }) });
    onChange(Math.min(Math.max(wanted, min), max));
  };

  return (
    <div role="group" aria-label={label} className="quantity">
      <IconButton
        label={t('storefront.cartControls.less')}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <MinusIcon />
      </IconButton>
      <input
        className="quantity-input"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={typed ?? number(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      <IconButton
        label={t('storefront.cartControls.more')}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <PlusIcon />
      </IconButton>
    </div>
  );
}
