import { describe, expect, test } from 'vitest';
import { pastedIn } from '../src/party/organiser/guests/pasted';

const names = (text: string, there: readonly string[] = []): readonly string[] =>
  pastedIn(text, there).people.map((one) => one.name);

describe('a pasted list of names', () => {
  test('is read with commas, semicolons, slashes and lines between the names', () => {
    expect(names('Anna, Bo; Cy / Dee\nEve\r\n\n Flo ,')).toEqual(['Anna', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo']);
  });
  test('leaves out numbers before the names and brackets behind them', () => {
    expect(names('1. Anna (vegan)\n2) Bo\n- Cy\n\u2022 Dee [table 3]')).toEqual(['Anna', 'Bo', 'Cy', 'Dee']);
  });
  test('takes first and second name of a row of a spreadsheet, and the part that it says', () => {
    expect(pastedIn('12\tAnna\tBeck\tD\t0171 123456\tanna@example.org\nPeter\tKoch\tH', []).people).toEqual([
      { name: 'Anna Beck', part: 'lady' },
      { name: 'Peter Koch', part: 'gent' },
    ]);
  });
  test('knows the part by a title or in brackets', () => {
    expect(pastedIn('Mrs Hall, Herr Koch, Kim (L)', []).people).toEqual([
      { name: 'Hall', part: 'lady' },
      { name: 'Koch', part: 'gent' },
      { name: 'Kim', part: 'lady' },
    ]);
  });
  test('names those who are there already or twice, and what is no name', () => {
    expect(pastedIn('anna, Bo, bo, 0171 99, =2+3', ['Anna'])).toEqual({
      people: [{ name: 'Bo', part: null }],
      known: ['anna', 'bo'],
      unread: ['0171 99', '=2+3'],
    });
  });
});
