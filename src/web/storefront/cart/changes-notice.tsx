import type { Ref } from 'react';
import type { ChangedLine } from '#domain/cart/reconcile-cart.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import type { Changes } from './use-changes.ts';

/** What has changed since the pieces were added; higher prices must be confirmed. */
export function ChangesNotice({ changes, ref }: { changes: Changes; ref: Ref<HTMLDivElement> }) {
  const { t } = useLanguage();
  const { toConfirm, noted } = changes;
  if (toConfirm.length + noted.length === 0) return null;
  const rises = toConfirm.some(({ kind }) => kind === 'price_raised');
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      className="cart-changes"
      data-asks={toConfirm.length > 0}
    >
      <h2>{t('cart.changes.title')}</h2>
      <ul>
        {[...toConfirm, ...noted].map((change) => (
          <li key={`${change.kind} ${change.line.id} ${change.line.variantId}`}>
            <ChangeSentence change={change} />
          </li>
        ))}
      </ul>
      {toConfirm.length > 0 ? (
        <>
          <p className="text-sm text-muted">
            {t(rises ? 'cart.changes.ask' : 'cart.changes.goneAsk')}
          </p>
          <Button onClick={() => void changes.agree()}>
            {t(rises ? 'cart.changes.agree' : 'cart.changes.agreeAll')}
          </Button>
        </>
      ) : (
        <Button variant="outline" size="small" onClick={changes.dismiss}>
          {t('cart.changes.dismiss')}
        </Button>
      )}
    </div>
  );
}

function ChangeSentence({ change }: { change: ChangedLine }) {
  const { t, locale, money } = useLanguage();
  const name = change.line.name[locale];
  switch (change.kind) {
    case 'price_dropped':
      return t('cart.changes.dropped', {
        name,
        now: money(change.new),
        before: money(change.old),
      });
    case 'price_raised':
      return t('cart.changes.raised', {
        name,
        now: money(change.new),
        before: money(change.old),
      });
    case 'reduced':
      return t('cart.changes.fewer', { name, count: change.left });
    case 'variant_required':
      return t('cart.changes.variantRequired', { name });
    default:
      return t('cart.changes.gone', { name });
  }
}
