import type { MouseEvent } from 'react';
import { useHref } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { printKinds } from '#services/prints/print.ts';
import { Button } from '#ui/button.tsx';

/** The documents of the ticked orders in one PDF. Without scripts the form itself asks for it. */
export function PrintSelection() {
  const t = useT();
  const prints = useHref('/admin/orders/prints.pdf');
  return (
    <>
      {printKinds.map((kind) => (
        <Button
          key={kind}
          type="submit"
          name="kind"
          value={kind}
          size="small"
          variant="outline"
          formAction={prints}
          formMethod="get"
          formTarget="_blank"
          onClick={openPrint}
        >
          {t(`adminOrders.orderPrints.selected.${kind}`)}
        </Button>
      ))}
    </>
  );
}

/** In a new tab: with scripts the form would be sent in the background. */
function openPrint(event: MouseEvent<HTMLButtonElement>): void {
  const { form, formAction, name, value } = event.currentTarget;
  if (!form) return;
  event.preventDefault();
  const fields = [...new FormData(form)].filter(([, field]) => typeof field === 'string');
  const search = new URLSearchParams(fields as [string, string][]);
  search.set(name, value);
  window.open(`${formAction}?${search}`, '_blank', 'noopener');
}
