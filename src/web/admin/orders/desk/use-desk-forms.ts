import type { FormResult } from '../../../shared/forms/form-result.ts';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import type { DeskSuccess } from './desk-results.ts';

/** The forms of an order's page. They outlive their panels, which change with the status. */
export function useDeskForms(serverResult: FormResult<DeskSuccess> | undefined) {
  return {
    move: useShopForm<DeskSuccess>({ intent: 'move', serverResult }),
    cancel: useShopForm<DeskSuccess>({ intent: 'cancel', serverResult }),
    call: useShopForm<DeskSuccess>({ intent: 'call', serverResult }),
    hold: useShopForm<DeskSuccess>({ intent: 'hold', serverResult }),
    correct: useShopForm<DeskSuccess>({ intent: 'correct', serverResult }),
    cash: useShopForm<DeskSuccess>({ intent: 'cash', serverResult }),
    takeBackCash: useShopForm<DeskSuccess>({ intent: 'take-back-cash', serverResult }),
    openReturn: useShopForm<DeskSuccess>({ intent: 'open-return', serverResult }),
    refund: useShopForm<DeskSuccess>({ intent: 'refund', serverResult }),
    withdrawRefund: useShopForm<DeskSuccess>({ intent: 'withdraw-refund', serverResult }),
    handling: useShopForm<DeskSuccess>({ intent: 'handling', serverResult }),
    entry: useShopForm<DeskSuccess>({ intent: 'entry', serverResult }),
  };
}

export type DeskForms = ReturnType<typeof useDeskForms>;
