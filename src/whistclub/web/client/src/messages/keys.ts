/* The keys of messages. Pure. */

/** The name of a game, a preset or an option as message keys spell it: with hyphens for underscores. */
export const hyphened = (name: string): string => name.replace(/_/g, '-');

/** The words of a key without the family it belongs to: what is said where no catalogue has the message. */
export const plainly = (key: string): string => key.replace(/^[a-z]+-(?=.)/, '').replace(/[-_.]/g, ' ');
