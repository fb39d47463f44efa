/** The most letters of a name, a guest's as an organiser's; `LONGEST_NAME` of `club/names.py`. */
export const LONGEST_NAME = 24;
