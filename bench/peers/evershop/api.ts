import { nextAddress } from '../next-address.ts';

type ApiResponse = { status: number; data: Record<string, unknown>; message?: string };

/** A call of EverShop's API. Its limits are by address, so each call comes from another one. */
export async function callApi(
  shop: string,
  path: string,
  body: object,
  token?: string,
): Promise<ApiResponse> {
  const response = await fetch(`${shop}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': nextAddress(),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  const { data = {}, error } = (await response.json()) as {
    data?: Record<string, unknown>;
    error?: { message: string };
  };
  return { status: response.status, data, message: error?.message };
}

/** The same for calls that must succeed. */
export async function mustCall(...args: Parameters<typeof callApi>): Promise<ApiResponse['data']> {
  const { status, data, message } = await callApi(...args);
  if (status !== 200) throw new Error(`EverShop answers ${status} to ${args[1]}: ${message}`);
  return data;
}
