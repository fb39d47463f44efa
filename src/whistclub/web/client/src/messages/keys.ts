/* The keys of messages. Pure. */

/** The name of a game, a preset or an option as message keys spell it: with hyphens for underscores. */
export const hyphened = (name: string): string => name.replace(/_/g, '-');
