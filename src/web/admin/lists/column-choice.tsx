import type { SubmitEvent } from 'react';
import { Form } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { useList } from './list-context.ts';
import { OtherParameters } from './other-parameters.tsx';
import { shownColumns } from './shown-columns.ts';

/** Which columns are shown; part of the address, and so of saved views. */
export function ColumnChoice({
  onSubmit,
}: {
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
}) {
  const t = useT();
  const context = useList();
  const { texts, columns } = context;
  const shown = shownColumns(context);
  return (
    <Form method="get" onSubmit={onSubmit}>
      <OtherParameters except={['columns']} />
      <details className="list-panel list-panel-end-side">
        <summary className="button button-quiet button-small">{t('admin.lists.columns')}</summary>
        <div className="list-panel-body" key={shown.join(',')}>
          <fieldset className="list-choices">
            <legend className="sr-only">{t('admin.lists.columns')}</legend>
            {columns.map((id) => (
              <Checkbox
                key={id}
                name="cols"
                value={id}
                defaultChecked={shown.includes(id)}
                label={texts.column(id)}
              />
            ))}
          </fieldset>
          <div className="list-panel-end">
            <Button type="submit" size="small">
              {t('admin.lists.apply')}
            </Button>
          </div>
        </div>
      </details>
    </Form>
  );
}
