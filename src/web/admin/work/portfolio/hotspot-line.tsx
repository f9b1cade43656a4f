import { toWesternDigits } from '#domain/digits.ts';
import { useT } from '#i18n/react.tsx';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { HotspotControls } from './hotspot-dot.tsx';
import { useKnownProducts } from '../../product-choice/known-products.tsx';

/** A point as numbers, for those who do not see or reach the picture. */
export function HotspotLine({ row, isHidden, onMove, onRemove }: HotspotControls) {
  const t = useT();
  const name = useKnownProducts().nameOf(row.product_id);
  return (
    <li>
      <span className="room-line-name">
        <bdi>{name}</bdi>
        {isHidden && (
          <span className="block text-sm text-muted">{t('adminWork.hotspots.unlinked')}</span>
        )}
      </span>
      <Percent
        label={t('adminWork.hotspots.x', { name })}
        value={row.x}
        onChange={(x) => onMove({ x, y: row.y })}
      />
      <Percent
        label={t('adminWork.hotspots.y', { name })}
        value={row.y}
        onChange={(y) => onMove({ x: row.x, y })}
      />
      <IconButton label={t('adminWork.hotspots.remove', { name })} onClick={onRemove}>
        <CloseIcon className="size-4" />
      </IconButton>
    </li>
  );
}

interface PercentProps {
  label: string;
  value: number;
  onChange(value: number): void;
}

/** Takes effect when it is left, so that a half-typed number moves nothing. */
function Percent({ label, value, onChange }: PercentProps) {
  return (
    <TextInput
      key={value}
      aria-label={label}
      inputMode="decimal"
      dir="ltr"
      className="room-percent"
      defaultValue={String(value)}
      onInput={(event) => event.stopPropagation()}
      onBlur={({ currentTarget }) => {
        const typed = Number(toWesternDigits(currentTarget.value).replace(/[,٫]/, '.'));
        if (Number.isNaN(typed)) currentTarget.value = String(value);
        else if (typed !== value) onChange(typed);
      }}
    />
  );
}
