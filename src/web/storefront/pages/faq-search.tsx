import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface FaqSearchProps {
  query: string;
  /** The number of matching questions. */
  count: number;
  onChange: (query: string) => void;
}

/** A plain GET form; with scripts the list filters while typing. */
export function FaqSearch({ query, count, onChange }: FaqSearchProps) {
  const t = useT();
  return (
    <search>
      <form method="get" className="faq-search" onSubmit={(event) => event.preventDefault()}>
        <Field id="faq-search" label={t('pages.faq.search')} hideLabel>
          <TextInput
            type="search"
            name="q"
            value={query}
            placeholder={t('pages.faq.search')}
            autoComplete="off"
            maxLength={100}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="outline" className="without-scripts">
          {t('pages.faq.find')}
        </Button>
        <p role="status" className="text-sm text-muted">
          {query.trim() && t('pages.faq.found', { count })}
        </p>
      </form>
    </search>
  );
}
