import { Form } from 'react-router';
import { maxSearchLength, minSearchLength } from '#domain/search/search-result.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { RoomTiles } from './room-tiles.tsx';

/** Where to go from a page that has nothing to show: a search, and the rooms of the shop. */
export function SearchAndRooms({ withoutSearch }: { withoutSearch?: boolean }) {
  const t = useT();
  return (
    <div className="page search-and-rooms">
      {!withoutSearch && (
        <Form action="/search" role="search" className="flex items-end gap-3">
          <Field label={t('search.label')} className="grow">
            <TextInput
              type="search"
              name="q"
              minLength={minSearchLength}
              maxLength={maxSearchLength}
              required
            />
          </Field>
          <Button type="submit" variant="outline">
            {t('search.submit')}
          </Button>
        </Form>
      )}
      <nav aria-label={t('storefront.shop.room')} className="grid gap-2">
        <RoomTiles />
      </nav>
    </div>
  );
}
