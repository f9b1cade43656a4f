import { useRef, useState, type ComponentProps } from 'react';
import type { FormRejection } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { correctedFields } from './corrected-fields.ts';
import type { FieldTexts } from './form-texts.ts';
import { entryTexts } from './entry-texts.ts';

interface Corrected {
  rejection: FormRejection;
  fields: ReadonlySet<string>;
}

/**
 * A ShopForm of the back office whose problems leave their fields once the values are others. Apart from
 * ShopForm, because visitors would load it with their first page.
 */
export function DeskForm({ form, onInput, onSubmit, ...props }: ComponentProps<typeof ShopForm>) {
  const { rejection } = form;
  const sent = useRef<FieldTexts>(undefined);
  const [last, setLast] = useState<Corrected>();
  const corrected = last?.rejection === rejection ? last?.fields : undefined;
  return (
    <ShopForm
      {...props}
      form={{ ...form, corrected }}
      onSubmit={(event) => {
        onSubmit?.(event);
        sent.current = entryTexts(new FormData(event.currentTarget));
      }}
      onInput={(event) => {
        onInput?.(event);
        // A page that was sent before its scripts arrived has no values to compare with.
        if (!rejection || !sent.current) return;
        const now = entryTexts(new FormData(event.currentTarget));
        const fields = correctedFields(rejection.fields, { sent: sent.current, now, related: [] });
        setLast({ rejection, fields });
      }}
    />
  );
}
