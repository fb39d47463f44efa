/* The messages between the pages of this browser and the worker in which its tables live. */

/** The numbers of `ask` and `open` are chosen by the page, each once. */
export type ToHome =
  | { readonly ask: number; readonly method: string; readonly path: string; readonly body?: string }
  | { readonly open: number; readonly path: string }
  | { readonly send: number; readonly text: string }
  | { readonly close: number }
  /** A page has come and asks which worker there is. */
  | { readonly hello: true };

export type FromHome =
  /** This worker is the home now. */
  | { readonly home: string }
  | { readonly answer: number; readonly status: number; readonly type: string; readonly body: string }
  | { readonly opened: number }
  | { readonly texts: number; readonly list: readonly string[] }
  | { readonly cut: number; readonly code: number; readonly reason: string }
  /** Bytes that have come, of those that a start needs. */
  | { readonly progress: number; readonly of: number }
  | { readonly ready: true }
  /** All that the device lacks, as a message of its own. */
  | { readonly notes: string }
  /** The failure, as a reason with a sentence. */
  | { readonly failed: string; readonly args: Readonly<Record<string, string | number>> };

/** A page's side of the channel. */
export interface Channel {
  post(message: ToHome): void;
  /** Calls back with what is meant for this page, or for all. */
  listen(listener: (message: FromHome) => void): void;
}
