import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { BotGuard } from '../../shared/forms/bot-guard.tsx';
import { TextField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { Entrance } from '../sign-in/entrance.tsx';

const example = '261115-10033';

/** Finds an order by its number and phone, for guests who have no link at hand. */
export function FindOrderForm({ serverResult }: { serverResult: FormResult | undefined }) {
  const t = useT();
  const form = useShopForm({ serverResult });
  const title = t('account.order.find.title');
  return (
    <Entrance title={title} lead={t('account.order.find.lead')}>
      <PageHead title={title} description={t('account.order.find.lead')} />
      <ShopForm
        form={form}
        labels={{ number: t('account.order.find.number'), phone: t('account.order.find.phone') }}
        problemText={(problem) =>
          problem === 'invalid_order_number'
            ? t('account.order.find.invalidNumber', { number: example })
            : undefined
        }
        failedTitle={t('account.order.find.failed')}
        reasonTexts={{ not_found: t('account.order.find.notFound') }}
        className="grid gap-6"
      >
        <BotGuard />
        <TextField
          name="number"
          dir="ltr"
          inputMode="numeric"
          placeholder={example}
          autoComplete="off"
          enterKeyHint="next"
          hint={t('account.order.find.numberHint', { number: example })}
          required
        />
        <TextField
          name="phone"
          type="tel"
          dir="ltr"
          autoComplete="tel"
          enterKeyHint="go"
          required
        />
        <SubmitButton size="large" busyLabel={t('account.order.find.busy')} wide>
          {t('account.order.find.submit')}
        </SubmitButton>
      </ShopForm>
      <p className="mt-8 text-sm">
        <Link to="/login?next=/account/orders" className="form-link">
          {t('account.order.find.signIn')}
        </Link>
      </p>
    </Entrance>
  );
}
