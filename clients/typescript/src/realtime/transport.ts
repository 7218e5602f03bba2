/** The acknowledgement of a request: the envelope of the service. */
export interface Acknowledgement {
  success: boolean;
  data?: unknown;
  error?: {
    code: string;
    message: string;
    details?: { path: string; message: string }[];
    requestId?: string;
  };
}

/** What a connection tells its client. */
export interface TransportListener {
  /** The credential is good: requests are answered from now on. */
  ready(): void;
  /** The service has sent something by itself. */
  event(name: string, data: unknown): void;
  /** Once; nothing comes after it. */
  closed(reason: { unauthenticated: boolean; cause?: unknown }): void;
}

/** One connection to the service. */
export interface Transport {
  /** `acknowledged` is never called where the connection ends before. */
  request(event: string, data: unknown, acknowledged: (answer: Acknowledgement) => void): void;
  /** Without a word to the listener. */
  close(): void;
}

/** Opens a connection; what goes wrong is told to the listener. */
export type OpenTransport = (
  address: { baseUrl: string; token: string },
  listener: TransportListener,
) => Transport;
