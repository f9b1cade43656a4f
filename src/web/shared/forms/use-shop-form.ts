import { useMemo, useState } from 'react';
import { useFetcher, type FetcherWithComponents } from 'react-router';
import type { FormRejection, FormResult, FormSuccess } from './form-result.ts';

export interface ShopFormState<Value extends object = object> {
  result: FormResult<Value> | undefined;
  success: FormSuccess<Value> | null;
  rejection: FormRejection | null;
  /** Sent, and without a result yet. */
  isPending: boolean;
  intent?: string;
  /** Fields that were changed since the rejection, and are no longer marked. */
  corrected?: ReadonlySet<string>;
  /** What is being sent, to show its effect before the server has answered. */
  formData?: FormData;
  /** Renders the form element. */
  Form: FetcherWithComponents<unknown>['Form'] | 'form';
}

interface ShopFormOptions<Value extends object> {
  /** Tells the forms of one page apart; sent along as a hidden field. */
  intent?: string;
  /** For a form whose result another component needs as well. */
  fetcherKey?: string;
  /** `actionData` of the page: the result of a submission without scripts. */
  serverResult?: FormResult<Value> | null;
}

/** Submits in the background, so that the page and what was typed stay whatever happens. */
export function useShopForm<Value extends object = object>({
  intent,
  fetcherKey,
  serverResult,
}: ShopFormOptions<Value>): ShopFormState<Value> {
  const fetcher = useFetcher<unknown>({ key: fetcherKey });
  const own = serverResult?.intent === intent ? serverResult : undefined;
  const fetched = useSettledData(fetcher) as FormResult<Value> | undefined;
  const latest = useMemo(() => withoutValues(fetched), [fetched]);
  const result = latest ?? own ?? undefined;
  const { formData, Form } = fetcher;
  return { ...splitResult(result), isPending: useIsPending(fetcher), intent, formData, Form };
}

/**
 * The router can hand out new data one render before the state that belongs to it. A result that
 * shows while its submission still counts as pending would invite a press that is ignored.
 */
function useSettledData({ state, data }: Pick<FetcherWithComponents<unknown>, 'state' | 'data'>) {
  const [settled, setSettled] = useState(data);
  if (state === 'submitting' || settled === data) return settled;
  setSettled(data);
  return data;
}

/**
 * Whether a submission waits for its result. While the page loads its data again the result is
 * known, and the next press counts; a redirect brings no result, so it is pending to its end.
 */
function useIsPending({ state, data }: Pick<FetcherWithComponents<unknown>, 'state' | 'data'>) {
  // A form that appears while its page loads again already has its result.
  const [lastResult, setLastResult] = useState(state === 'idle' ? data : undefined);
  if (state === 'idle' && lastResult !== data) setLastResult(data);
  return state === 'submitting' || (state === 'loading' && lastResult === data);
}

/** Where scripts run, the inputs still hold what was typed; a later default must not replace it. */
const withoutValues = <Value extends object>(result: FormResult<Value> | undefined) =>
  result && !result.ok ? { ...result, values: {} } : result;

/** State of a form that sends itself, where a background submission would not do; see README.md. */
export const stateOfOwnForm = <Value extends object = object>({
  result,
  ...state
}: Pick<ShopFormState<Value>, 'isPending' | 'corrected'> & {
  result?: FormResult<Value>;
}): ShopFormState<Value> => ({ ...splitResult(result), ...state, Form: 'form' });

function splitResult<Value extends object>(result: FormResult<Value> | undefined) {
  return {
    result,
    success: result?.ok ? result : null,
    rejection: result && !result.ok ? result : null,
  };
}
