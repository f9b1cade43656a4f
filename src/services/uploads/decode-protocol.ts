/** Messages between the shop and the process that decodes pictures. */
export interface DecodeRequest {
  bytes: Uint8Array;
  side: number;
  fit: 'inside' | 'cover';
}

export type DecodeResponse = { bytes: Uint8Array; width: number; height: number } | null;

/** Sent when the process begins with a picture, and when it has ended with it. */
export type DecodeMessage = 'started' | { response: DecodeResponse };

export interface DecodeLimits {
  /** Resident memory of the decoding process in bytes. */
  memory: number;
  /** CPU time of one picture in microseconds. */
  cpu: number;
}
