import { Form } from 'react-router';
import type { Wish } from '#domain/wishlist/wish.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

const formId = 'compare-wishes';

/** Marks a piece for the form below the list. */
export function CompareMark({ wish: { slug, name } }: { wish: Wish }) {
  const t = useT();
  return (
    <Checkbox
      form={formId}
      name="piece"
      value={slug}
      aria-label={t('wishlist.compareName', { name })}
      label={t('wishlist.compare')}
    />
  );
}

/** A form that only reads, so that it works without scripts. */
export function CompareForm() {
  const t = useT();
  return (
    <Form id={formId} action="/compare" className="compare-wishes">
      <Button type="submit" variant="outline">
        {t('wishlist.compareMarked')}
      </Button>
      <span className="text-sm text-muted">{t('wishlist.compareHint')}</span>
    </Form>
  );
}
