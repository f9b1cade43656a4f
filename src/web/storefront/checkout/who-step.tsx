import { Suspense, useState, type InputEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Governorate } from '#services/delivery/governorates.server.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AddressFields } from '../../shared/address-form/address-fields.tsx';
import type { AddressField } from '../../shared/address-form/address-inputs.ts';
import { AddressLines } from './address-lines.tsx';
import { focusFirst, problemsIn, type Problems } from './address-problems.ts';
import type { Destination } from './destination.ts';
import { isAddressField } from './draft.ts';
import { Notice } from './notice.tsx';
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
  const { problems, isMissing, isBusy, hasFailed, submit, forgive } = useWhoForm(props);
  const { typed, saved, isTyping } = destination;
  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    if (!isAddressField(name)) return;
    forgive(name);
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
      <form noValidate onSubmit={submit} onInput={onInput} className="grid gap-8">
        <WhoOrders buyer={buyer} />
        {isMissing && (
          <Notice
            title={t('cart.checkout.addressRequiredTitle')}
            text={t('orderResults.rejection.address_required')}
          />
        )}
        {hasFailed && (
          <Notice title={t('cart.checkout.errorTitle')} text={t('cart.checkout.addressNotSaved')} />
        )}
        {isTyping ? (
          <fieldset className="grid gap-6">
            <legend className="checkout-question">{t('cart.checkout.whereTitle')}</legend>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <AddressFields
                values={typed}
                problems={problems}
                places={places}
                withEmail={!buyer}
              />
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
          <Button
            type="submit"
            size="large"
            busy={isBusy}
            busyLabel={t('cart.checkout.savingAddress')}
          >
            {t('cart.checkout.toDelivery')}
          </Button>
          {buyer && buyer.addresses.length > 0 && (
            <Button variant="quiet" onClick={() => change({ isAdding: !draft.isAdding })}>
              {t(isTyping ? 'cart.checkout.cancelAddress' : 'cart.checkout.addAddress')}
            </Button>
          )}
        </div>
      </form>
    </StepFrame>
  );
}

function useWhoForm({ buyer, drafting, destination, steps }: WhoStepProps) {
  const [problems, setProblems] = useState<Problems>({});
  const [isMissing, setMissing] = useState(false);
  const { isBusy, hasFailed, save } = useSaveAddress();
  const { typed, saved, isTyping } = destination;

  const keepTyped = async () => {
    const kept = await save(typed);
    if (!kept.ok)
      return kept.reason === 'not_served' ? show({ governorate: kept.reason }) : undefined;
    drafting.change({ addressId: kept.id, isAdding: false, address: {} });
    steps.goTo('delivery');
  };
  const show = (found: Problems) => {
    flushSync(() => setProblems(found));
    focusFirst(found);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setMissing(!isTyping && !saved);
    if (!isTyping) {
      if (saved) steps.goTo('delivery');
      else document.querySelector<HTMLElement>('input[name=address]')?.focus();
      return;
    }
    const found = await problemsIn(typed);
    show(found);
    if (Object.keys(found).length > 0) return;
    if (buyer) await keepTyped();
    else steps.goTo('delivery');
  };
  /** A field that is being mended is no longer wrong. */
  const forgive = (name: AddressField) =>
    setProblems((before) => ({ ...before, [name]: undefined }));
  return { problems, isMissing: isMissing && !saved, isBusy, hasFailed, submit, forgive };
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
