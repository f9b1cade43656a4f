import type { Box } from '#domain/catalog/fit-geometry.ts';
import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';

interface OtherSizeProps {
  box: Box;
  /** The size that was chosen; null while the box is that of it. */
  insteadOf: string | null;
}

/** Says that the shown dimensions are not those of the chosen size. */
export function OtherSize({ box, insteadOf }: OtherSizeProps) {
  const t = useT();
  if (!insteadOf) return null;
  const value = t('productDetails.facts.dimensionsValue', { ...box });
  return (
    <p className="other-size">
      {t('productDetails.facts.otherSize', { value: isolate(value), size: isolate(insteadOf) })}
    </p>
  );
}
