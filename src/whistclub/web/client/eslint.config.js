/* Lint of the client: mistakes of TypeScript and Svelte. How the code is laid out is Prettier's alone. */
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['.svelte-check/', 'dist/', 'node_modules/'] },
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
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
      // Prettier would break a line at a plain space or dash.
      'svelte/no-useless-mustaches': 'off',
    },
  },
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
