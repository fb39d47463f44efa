/* How far the start of the tables in this browser is. */
class Progress {
  /** Bytes that have come, of those that a start needs. */
  come = $state(0);
  of = $state(0);
}

export const progress = new Progress();
