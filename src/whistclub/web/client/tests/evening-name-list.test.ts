import { describe, expect, test } from 'vitest';
import { pastedIn } from '../src/evening/organiser/guests/name-list';

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
      { name: 'Anna Beck', part: 'lady', partner: '' },
      { name: 'Peter Koch', part: 'gent', partner: '' },
    ]);
  });
  test('knows the part by a title or in brackets', () => {
    expect(pastedIn('Mrs Hall, Herr Koch, Kim (L)', []).people).toEqual([
      { name: 'Hall', part: 'lady', partner: '' },
      { name: 'Koch', part: 'gent', partner: '' },
      { name: 'Kim', part: 'lady', partner: '' },
    ]);
  });
  test('names those who are there already or twice, and what is no name', () => {
    expect(pastedIn('anna, Bo, bo, 0171 99, =2+3', ['Anna'])).toEqual({
      people: [{ name: 'Bo', part: null, partner: '' }],
      known: ['anna', 'bo'],
      unread: ['0171 99', '=2+3'],
      either: null,
    });
  });
  test.each([
    ['Anna L\nBo G\nCy g', ['Anna lady', 'Bo gent', 'Cy gent']],
    ['Anna D\nBo H', ['Anna lady', 'Bo gent']],
    ['Joan Smith, L\nBob Hall, G', ['Joan Smith lady', 'Bob Hall gent']],
    ['Joan Smith, L, Bob Hall, G', ['Joan Smith lady', 'Bob Hall gent']],
    ['Anna lady, Bo gent', ['Anna lady', 'Bo gent']],
    ['Anna M\nBo\nCy', ['Anna M ', 'Bo ', 'Cy ']],
  ])('reads the parts behind the names of ladies and gents: %j', (text, wanted) => {
    const read = pastedIn(text, [], { hasParts: true });
    expect(read.people.map((one) => `${one.name} ${one.part ?? ''}`)).toEqual(wanted);
    expect(read.either).toBeNull();
  });
  test('keeps a letter behind a name where nobody has a part', () => {
    expect(names('Anna L\nAnna D')).toEqual(['Anna L', 'Anna D']);
  });
  test('asks whether a surname stands first, and reads it as it is told', () => {
    const text = 'Smith, Margaret\nvan Dyke, Anna\nKoch, Peter, G';
    expect(pastedIn(text, []).either).toEqual({ one: 'Margaret Smith', two: ['Smith', 'Margaret'] });
    expect(pastedIn(text, [], { isSurnameFirst: true })).toMatchObject({
      people: [{ name: 'Margaret Smith' }, { name: 'Anna van Dyke' }, { name: 'Peter Koch', part: 'gent' }],
      either: null,
    });
  });
  test.each(['Anna, Bo, Cy', 'Ann Lee, Bob Lee', 'Mrs Hall, Kim', 'Anna (L), Bo'])('asks nothing of %s', (text) => {
    expect(pastedIn(text, []).either).toBeNull();
  });
  test.each([
    ['No.\tVorname\tNachname\n1\tAnna\tBeck\n2\tPeter\tKoch', ['Anna Beck', 'Peter Koch']],
    ['Nachname;Vorname;Telefon\nBeck;Anna;0171 99\nKoch;Peter;', ['Anna Beck', 'Peter Koch']],
    ['Name,D/H\nAnna,D\nPeter,H', ['Anna', 'Peter']],
    ['Gäste:\nAnna\nPeter', ['Anna', 'Peter']],
    ['Vorname\nAnna\nPeter', ['Anna', 'Peter']],
  ])('takes the headings of a table for no guests: %j', (text, wanted) => {
    expect(names(text)).toEqual(wanted);
  });
  test.each([
    ['Ann & Bob', ['Ann+Bob', 'Bob+Ann']],
    ['Ann und Bob Hall', ['Ann Hall+Bob Hall', 'Bob Hall+Ann Hall']],
    ['Mr & Mrs Smith', ['Mr Smith+Mrs Smith', 'Mrs Smith+Mr Smith']],
    ['Ann Lee + Bob Hall, Cy', ['Ann Lee+Bob Hall', 'Bob Hall+Ann Lee', 'Cy+']],
  ])('reads two who stand together as two, with each other: %j', (text, wanted) => {
    expect(pastedIn(text, []).people.map((one) => `${one.name}+${one.partner}`)).toEqual(wanted);
  });
});
