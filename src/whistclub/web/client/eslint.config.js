/* Lint of the client: mistakes of TypeScript and Svelte. How the code is laid out is Prettier's alone. */
import compat from 'eslint-plugin-compat';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { rooms } from './rooms.js';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['.svelte-check/', 'dist/', 'node_modules/', 'src/*/*.gen.ts'] },
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    ...compat.configs['flat/recommended'],
    files: ['src/**', 'public/**'],
    // The pages ask whether the browser has these, and do without them.
    settings: { polyfills: ['Notification', 'navigator.wakeLock'] },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A map that one function fills and reads is no state of the page.
      'svelte/prefer-svelte-reactivity': 'off',
      // Prettier breaks code and leaves prose as it is, so that only comments are looked at.
      'max-len': [
        'error',
        { code: 1000, comments: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true },
      ],
      // The oldest browsers that package.json names refuse a whole file for one such expression.
      'no-restricted-syntax': [
        'error',
        ...['Literal[regex.pattern=/PART/]', 'Literal[value=/PART/]', 'TemplateElement[value.raw=/PART/]'].map(
          (where) => ({
            selector: where.replace('PART', String.raw`\(\?(<[=!]|[ims]*-?[ims]+:)`),
            message: 'The oldest browsers do not read this regular expression.',
          }),
        ),
        { selector: 'Literal[regex.flags=/v/]', message: 'The oldest browsers do not know this flag.' },
      ],
      // Prettier would break a line at a plain space or dash.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  { files: ['src/**'], plugins: { own: { rules: { rooms } } }, rules: { 'own/rooms': 'error' } },
  {
    // Their markup is drawn by src/cards and src/portraits: nothing that a person or the club sent is in it.
    files: ['src/{cards,portraits}/*.svelte', 'src/table/hand/Hand.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
);
