/* The place of the tables that a page plays at. */
import { reach } from '../net/reach';

/** True if they live in this browser: in a static site, and in a club's pages without a network. */
export const playsHere = (): boolean => !reach().needsNetwork;
