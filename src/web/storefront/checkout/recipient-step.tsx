import { Suspense, useState, type InputEvent, type SubmitEvent } from 'react';
import type { Governorate } from '#services/delivery/governorates.server.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AddressFields } from '../../shared/address-form/address-fields.tsx';
import type { FormRejection } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { stateOfOwnForm } from '../../shared/forms/use-shop-form.ts';
import { AddressLines } from './address-lines.tsx';
import { problemsIn } from './address-problems.ts';
import type { Destination } from './destination.ts';
import { isAddressField } from './checkout-draft.ts';
import type { Buyer } from './read-buyer.server.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { StepFrame } from './step-frame.tsx';
import type { CheckoutSteps } from './use-checkout-steps.ts';
import type { Drafting } from './use-checkout-draft.ts';
import { useSaveAddress } from './use-save-address.ts';
import { BuyerLine } from './buyer-line.tsx';

interface RecipientStepProps {
  buyer: Buyer | null;
  governorates: readonly Governorate[];
  drafting: Drafting;
  destination: Destination;
  steps: CheckoutSteps;
}

/** The recipient: a saved address, or one that is typed here. */
export function RecipientStep(props: RecipientStepProps) {
  const { buyer, governorates, drafting, destination, steps } = props;
  const { draft, change, type } = drafting;
  const t = useT();
  const { form, submit, markCorrected } = useRecipientForm(props);
  const { typed, saved, isTyping } = destination;
  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    if (!isAddressField(name)) return;
    markCorrected(name);
    type(name, value);
  };
  return (
    <StepFrame
      step="who"
      state={steps}
      title={t('cart.checkout.recipient')}
      changeLabel={t('cart.checkout.changeRecipient')}
      summary={<RecipientSummary {...{ buyer, destination }} />}
    >
      <ShopForm
        form={form}
        idPrefix="address"
        failedTitle={t(
          form.rejection?.reason === 'address_required'
            ? 'cart.checkout.addressRequiredTitle'
            : 'cart.checkout.errorTitle',
        )}
        reasonTexts={{
          address_required: t('orderResults.rejection.address_required'),
          failed: t('cart.checkout.addressNotSaved'),
        }}
        // The problems of fields are shown beside them.
        hasNotice={form.rejection?.reason !== 'invalid_input'}
        onSubmit={submit}
        onInput={onInput}
        className="grid gap-8"
      >
        <BuyerLine buyer={buyer} />
        {isTyping ? (
          <fieldset className="grid gap-6">
            <legend className="checkout-question">{t('cart.checkout.whereTitle')}</legend>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <AddressFields values={typed} governorates={governorates} withEmail={!buyer} />
            </Suspense>
          </fieldset>
        ) : (
          <SavedAddresses
            addresses={buyer?.addresses ?? []}
            selected={saved?.id ?? null}
            onChoose={(addressId) => change({ addressId })}
          />
        )}
        <div className="checkout-actions">
          <SubmitButton size="large" busyLabel={t('cart.checkout.savingAddress')}>
            {t('cart.checkout.toDelivery')}
          </SubmitButton>
          {buyer && buyer.addresses.length > 0 && (
            <Button variant="quiet" onClick={() => change({ isAdding: !draft.isAdding })}>
              {t(isTyping ? 'cart.checkout.cancelAddress' : 'cart.checkout.addAddress')}
            </Button>
          )}
        </div>
      </ShopForm>
    </StepFrame>
  );
}

const none: ReadonlySet<string> = new Set();

function useRecipientForm({ buyer, drafting, destination, steps }: RecipientStepProps) {
  const [rejection, setRejection] = useState<FormRejection>();
  const [corrected, setCorrected] = useState(none);
  const { isPending, save } = useSaveAddress();
  const { typed, saved, isTyping } = destination;

  const reject = (reason: FormRejection['reason'], fields: FormRejection['fields'] = {}) => {
    setRejection({ ok: false, reason, fields, values: {} });
    setCorrected(none);
  };
  const saveTyped = async () => {
    const result = await save(typed);
    if (!result.ok) {
      return result.reason === 'not_served'
        ? reject('invalid_input', { governorate: result.reason })
        : reject(result.reason);
    }
    drafting.change({ addressId: result.id, isAdding: false, address: {} });
    steps.goTo('delivery');
  };
  const validate = async () => {
    setRejection(undefined);
    if (!isTyping) return saved ? steps.goTo('delivery') : reject('address_required');
    const problems = await problemsIn(typed);
    if (Object.keys(problems).length > 0) return reject('invalid_input', problems);
    return buyer ? saveTyped() : steps.goTo('delivery');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void validate();
  };
  const markCorrected = (name: string) => setCorrected((before) => new Set(before).add(name));

  const isMissing = rejection?.reason === 'address_required';
  const shown = isMissing && saved ? undefined : rejection;
  const form = stateOfOwnForm({ result: shown, isPending, corrected });
  return { form, submit, markCorrected };
}

function RecipientSummary({
  buyer,
  destination,
}: Pick<RecipientStepProps, 'buyer' | 'destination'>) {
  const { saved, typed, governorate } = destination;
  return (
    <>
      <AddressLines
        address={saved ? { ...saved, full_name: saved.fullName } : typed}
        governorate={governorate?.name}
      />
      <bdi dir="ltr" className="text-muted">
        {buyer?.email ?? typed.email}
      </bdi>
    </>
  );
}
