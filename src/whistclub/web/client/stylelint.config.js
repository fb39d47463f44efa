/*
 * Holds the looks to the scale of `src/styles/scale.css`: sizes of type, spaces, corners, layers and breakpoints are
 * steps of it, or computed from a step.
 */

/** A small phone, a phone, a tablet, a screen that is read from further away. */
const FROM = ['380px', '700px', '1000px', '1800px'];
const BELOW = ['379px', '699px', '999px', '1799px'];
const HEIGHTS = ['520px', '600px', '601px', '700px', '701px', '780px', '900px', '1100px'];
/** What belongs to a letter grows with it. */
const OF_A_LETTER = /^-?[\d.]+em$/;
const TYPE = [/^var\(--t-\d+\)$/, /^(min|max|clamp|calc)\(.*var\(--t-\d+\).*\)$/, 'inherit', '0', OF_A_LETTER];
const FONT = [/^(\w+ )*\d+ (var\(--t-\d+\)|(min|max|clamp|calc)\(.*(var\(--(t-\d+|w)\)|em).*\))/, 'inherit'];

/** One to four values, each a step of the scale, computed from one, or left to the browser. */
const STEP =
  '(0|auto|inherit|-?[\\d.]+em|env\\([^()]*\\)|var\\(--(space|in)-\\w+\\)|(calc|clamp|max|min)\\(.*(var|env)\\(.*\\)|calc\\(50% - 50vw\\))';
const SPACES = [new RegExp(`^${STEP}( ${STEP}){0,3}$`)];

const SCALE = {
  'font-size': TYPE,
  font: FONT,
  '/^(row-|column-)?gap$/': SPACES,
  '/^padding/': SPACES,
  '/^margin/': SPACES,
  'border-radius': [
    /^((var\(--r-\w+\)|0)( |$))+$/,
    '50%',
    'inherit',
    'var(--pictures-r, var(--r-m))',
    OF_A_LETTER,
    /^calc\(var\(--/,
  ],
  'z-index': [/^var\(--layer-\w+\)$/],
};
const BREAKPOINTS = {
  'min-width': FROM,
  'max-width': BELOW,
  'min-height': HEIGHTS,
  'max-height': HEIGHTS,
};

/** The cloth, a deal in the hand and a replay are computed from the measures of the screen, card by card. */
const CLOTH = [
  'src/styles/{cards,solitaire,table,table-*}.css',
  'src/table/{cloth,hand,prompt,teaching}/**',
  'src/**/{Board,Controls,OpenHand,PriceRail,Replay,Strip,TrickCards}.svelte',
];
/** A screen on a wall is measured by its height, paper in points and millimetres. */
const WALL_AND_PAPER = ['src/evening/{hall,print}/**', 'src/evening/**/{SeasonHall,TabletCodes}.svelte'];

export default {
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  ignoreFiles: ['dist/**', 'node_modules/**', 'src/styles/{fonts,looks,scale,tokens}.css', ...CLOTH, ...WALL_AND_PAPER],
  reportNeedlessDisables: true,
  rules: {
    'declaration-property-value-allowed-list': SCALE,
    'media-feature-name-value-allowed-list': BREAKPOINTS,
  },
};
