import { expect, test } from 'vitest';
import { conventionName, optionName, optionValue } from '../src/games/options';
import { Catalogue } from '../src/messages/catalogue';

const CATALOGUE = new Catalogue(
  'en',
  [
    'option-deals = Deals of a game.',
    'option-deals-few = a few',
    'option-oh-hell-deals = Hands until the end.',
    'option-oh-hell-deals-few = three',
    'convention-lead = Leads.',
    'convention-oh-hell-lead = First lead.',
  ].join('\n'),
);
const DEALS = { name: 'deals', default: 'few', words: ['few'], switch: false, number: false, none: false } as never;

test("a game's own words for an option come before those of all games", () => {
  expect(optionName(CATALOGUE, 'oh_hell', 'deals')).toBe('Hands until the end.');
  expect(optionName(CATALOGUE, 'whist', 'deals')).toBe('Deals of a game.');
  expect(optionValue(CATALOGUE, 'oh_hell', DEALS, 'few')).toBe('three');
  expect(optionValue(CATALOGUE, 'whist', DEALS, 'few')).toBe('a few');
  expect(conventionName(CATALOGUE, 'oh_hell', 'lead')).toBe('First lead.');
});

test('an option without words is called by its bare name', () => {
  expect(optionName(CATALOGUE, 'oh_hell', 'dogs_life')).toBe('dogs life');
});
