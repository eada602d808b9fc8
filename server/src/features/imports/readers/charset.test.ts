import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';

import { decodeText } from './charset.ts';

const GERMAN =
  'für Äpfel Öl Mürbeteig Käse Möhren Süßkartoffel Würfel schälen heiß Fläche übrig größer Soße köcheln'.split(' ');
const FRENCH =
  'pâte crème à fraîche gâteau pétrir œufs façon brûlée très mélange râpé goût bœuf tiède épicé hachés'.split(' ');
const SPANISH = 'añadir jamón limón azúcar piñones cáscara después rúcula pimentón media también maíz'.split(' ');
const PORTUGUESE = 'feijão açúcar limões pão coração após água média maçã três colher sopa'.split(' ');
const NORDIC =
  'rødløg smør fløde kød grøntsager påskekage brød øl tærte små læg strøg på köttbullar grädde mjöl ägg å'.split(' ');
const ITALIAN = 'più caffè purè metà perché ragù così tiramisù è lasciare'.split(' ');
const ENGLISH = 'add the chopped onion then stir until it browns'.split(' ');

const notIn437 = /[œãõõøØÀÁÂÃÈÊËÌÍÎÏÒÓÔÕÙÚÛ]/u;
const notIn850 = /œ/u;

/** Sentences of one language with a blank between the words, and at least one letter that is not ASCII. */
function textOf(unusable: RegExp) {
  const languages = [GERMAN, FRENCH, SPANISH, PORTUGUESE, NORDIC, ITALIAN].map((words) =>
    words.filter((word) => !unusable.test(word)),
  );
  return fc
    .constantFrom(...languages)
    .chain((words) => fc.array(fc.constantFrom(...words, ...ENGLISH.slice(0, 2)), { minLength: 6, maxLength: 60 }))
    .map((words) => words.join(' '));
}

describe('decodeText', () => {
  test.each([
    ['cp1252', /[\0]/u],
    ['iso88591', /œ/u],
    ['cp850', notIn850],
    ['cp437', notIn437],
    ['utf8', /[\0]/u],
    ['utf-16le', /[\0]/u],
    ['utf-16be', /[\0]/u],
  ])('returns European text that was encoded in %s', (charset, unusable) => {
    fc.assert(
      fc.property(textOf(unusable), (text) => {
        expect(decodeText(iconv.encode(text, charset))).toBe(text);
      }),
    );
  });

  test.each([
    ['German umlauts of cp850', Buffer.from('Apfelmus \x84\x94\x81\xe1', 'latin1'), 'Apfelmus äöüß'],
    ['German umlauts of cp1252', Buffer.from('Apfelmus \xe4\xf6\xfc\xdf', 'latin1'), 'Apfelmus äöüß'],
    [
      'fractions of cp850',
      Buffer.from('\xab cup sugar, 1 \xac cups flour, \xf3 ts salt', 'latin1'),
      '½ cup sugar, 1 ¼ cups flour, ¾ ts salt',
    ],
    [
      'fractions of cp1252',
      Buffer.from('\xbd cup sugar, 1 \xbc cups flour, \xbe ts salt', 'latin1'),
      '½ cup sugar, 1 ¼ cups flour, ¾ ts salt',
    ],
    ['degrees of cp437', Buffer.from('Bake at 350\xf8F for 1 hour', 'latin1'), 'Bake at 350°F for 1 hour'],
    ['degrees of cp1252', Buffer.from('Bake at 350\xb0F for 1 hour', 'latin1'), 'Bake at 350°F for 1 hour'],
    [
      'quotes and dashes of cp1252',
      Buffer.from('Grandma\x92s \x93best\x94 pie \x96 don\x92t wait\x85', 'latin1'),
      'Grandma’s “best” pie – don’t wait…',
    ],
    [
      'a French word of one letter in cp850',
      Buffer.from('cuill\x8are \x85 soupe, p\x83te \x85 choux', 'latin1'),
      'cuillère à soupe, pâte à choux',
    ],
    ['rare letters of cp1252', Buffer.from('ma\xedz, c\xe1scara', 'latin1'), 'maíz, cáscara'],
    ['a Danish æ in cp850', Buffer.from('kogt fl\x91sk', 'latin1'), 'kogt flæsk'],
    ['a Danish ø in cp850', Buffer.from('r\x9bget laks', 'latin1'), 'røget laks'],
    ['guillemets of cp1252', Buffer.from('\xabTarte\xbb', 'latin1'), '«Tarte»'],
    ['a dash of cp1252', Buffer.from('Soup \x96 warm', 'latin1'), 'Soup – warm'],
    ['a Spanish question in cp1252', Buffer.from('\xbfLim\xf3n o az\xfacar?', 'latin1'), '¿Limón o azúcar?'],
    ['capitals of cp850', Buffer.from('\x8ePFEL UND \x99L', 'latin1'), 'ÄPFEL UND ÖL'],
    ['capitals of cp1252', Buffer.from('\xc4PFEL UND \xd6L', 'latin1'), 'ÄPFEL UND ÖL'],
    [
      'the frame of a cp437 list',
      Buffer.from('\xcd\xcd\xcd SAUCE \xcd\xcd\xcd\r\n1 c cr\x8ame', 'latin1'),
      '═══ SAUCE ═══\r\n1 c crème',
    ],
    ['a byte order mark of UTF-8', Buffer.from('\ufeffKäse'), 'Käse'],
    ['a byte order mark of UTF-16', Buffer.from('\ufeffKäse', 'utf16le'), 'Käse'],
    [
      'UTF-8 with one broken byte',
      Buffer.concat([Buffer.from('Süße Äpfel, Käse, Öl, Möhren '), Buffer.from([0xff])]),
      'Süße Äpfel, Käse, Öl, Möhren \ufffd',
    ],
    [
      'UTF-8 that is cut off',
      Buffer.from('Käse und Äpfel für Ömer ä').subarray(0, -1),
      'Käse und Äpfel für Ömer \ufffd',
    ],
    ['nothing', Buffer.alloc(0), ''],
  ])('reads %s', (_, bytes, text) => {
    expect(decodeText(bytes)).toBe(text);
  });

  test.each([
    ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['zeros', Buffer.alloc(100)],
    ['control characters', Buffer.from(Array.from({ length: 300 }, (_, n) => (n % 7) + 1))],
  ])('returns null for %s', (_, bytes) => {
    expect(decodeText(bytes)).toBeNull();
  });

  test('returns a text or null for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        expect(['string', 'object']).toContain(typeof decodeText(Buffer.from(bytes)));
      }),
    );
  });
});
