import { Suspense, useState, type InputEvent, type SubmitEvent } from 'react';
import type { Governorate } from '#services/delivery/governorates.server.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AddressFields } from '../../shared/address-form/address-fields.tsx';
import type { FormRejection } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { splitResult, type ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { AddressLines } from './address-lines.tsx';
import { problemsIn } from './address-problems.ts';
import type { Destination } from './destination.ts';
import { isAddressField } from './draft.ts';
import type { Buyer } from './read-buyer.server.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { StepFrame } from './step-frame.tsx';
import type { CheckoutSteps } from './use-checkout-steps.ts';
import type { Drafting } from './use-draft.ts';
import { useSaveAddress } from './use-save-address.ts';
import { WhoOrders } from './who-orders.tsx';

interface WhoStepProps {
  buyer: Buyer | null;
  places: readonly Governorate[];
  drafting: Drafting;
  destination: Destination;
  steps: CheckoutSteps;
}

/** Who orders and where it goes: saved, or typed here. */
export function WhoStep(props: WhoStepProps) {
  const { buyer, places, drafting, destination, steps } = props;
  const { draft, change, type } = drafting;
  const t = useT();
  const { form, submit, markCorrected } = useWhoForm(props);
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
      answer={<AnsweredWho {...{ buyer, destination }} />}
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
        <WhoOrders buyer={buyer} />
        {isTyping ? (
          <fieldset className="grid gap-6">
            <legend className="checkout-question">{t('cart.checkout.whereTitle')}</legend>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <AddressFields values={typed} places={places} withEmail={!buyer} />
            </Suspense>
          </fieldset>
        ) : (
          <SavedAddresses
            addresses={buyer?.addresses ?? []}
            chosen={saved?.id ?? null}
            onChoose={(addressId) => change({ addressId })}
          />
        )}
        <div className="checkout-ways">
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

function useWhoForm({ buyer, drafting, destination, steps }: WhoStepProps) {
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
  const form: ShopFormState = { ...splitResult(shown), isPending, corrected, Form: 'form' };
  return { form, submit, markCorrected };
}

function AnsweredWho({ buyer, destination }: Pick<WhoStepProps, 'buyer' | 'destination'>) {
  const { saved, typed, place } = destination;
  return (
    <>
      <AddressLines
        address={saved ? { ...saved, full_name: saved.fullName } : typed}
        place={place?.name}
      />
      <bdi dir="ltr" className="text-muted">
        {buyer?.email ?? typed.email}
      </bdi>
    </>
  );
}
