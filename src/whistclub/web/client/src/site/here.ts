/* The place of the tables that a page plays at. */
import { reach } from '../net/reach';
import { isSite } from './site';

/** True if they live in this browser: in a static site, and in a club's pages without a network. */
export const playsHere = (): boolean => isSite || !reach().needsNetwork;
