/* The looks from which a person chooses. */
export const CLOTHS = ['green', 'blue', 'wine', 'slate', 'tobacco'] as const;
export const ROOMS = ['paper', 'stone', 'mist', 'plain'] as const;
export const BACKS = ['lattice', 'scales', 'rosette', 'weave', 'rays'] as const;
/** `usual`, or `large`: a larger index for eyes that need it, in exchange for pips and part of the figure. */
export const FACES = ['usual', 'large'] as const;

export type Cloth = (typeof CLOTHS)[number];
export type Room = (typeof ROOMS)[number];
export type Back = (typeof BACKS)[number];
export type Faces = (typeof FACES)[number];
