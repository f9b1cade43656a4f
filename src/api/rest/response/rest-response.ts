export interface RestResponse {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}
