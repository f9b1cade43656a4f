import { Form } from 'react-router';
import { useT } from '#i18n/react.tsx';
import type { LibraryFilter } from '#services/media/library-page.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';

/** Search, the unused ones, and how many there are. */
export function LibraryTools({ filter, count }: { filter: LibraryFilter; count: number }) {
  const t = useT();
  const label = t('adminMedia.library.search');
  return (
    <search className="library-tools">
      <Form
        key={`${filter.text} ${filter.isUnused}`}
        className="library-search"
        role="presentation"
      >
        <TextInput
          type="search"
          name="q"
          defaultValue={filter.text}
          aria-label={label}
          placeholder={label}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="choice-box"
            name="unused"
            value="1"
            defaultChecked={filter.isUnused}
          />
          {t('adminMedia.library.unused')}
        </label>
        <Button type="submit" variant="outline">
          {t('adminMedia.library.find')}
        </Button>
      </Form>
      <p role="status" className="text-muted">
        {t('adminMedia.library.count', { count })}
      </p>
    </search>
  );
}
