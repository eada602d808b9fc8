import { describe, expect, it } from 'vitest';

import { REZ_KONV } from '#import/formats/rez-konv';

const CAKE = [
  '========== REZKONV-Rezept - RezkonvSuite v1.4',
  '',
  '     Titel: Apfelkuchen',
  'Kategorien: Kuchen, Obst',
  '     Menge: 4 Portionen',
  '',
  '============================ TEIG ============================',
  '    250  Gramm  Mehl',
  '    125  Gramm  Butter; weich',
  '============================ BELAG ============================',
  '      1     kg  Äpfel',
  '                -- säuerliche',
  '',
  '============================ QUELLE ============================',
  '               Unser Backbuch',
  '               -- Erfasst *RK* 01.02.2003 von',
  '               -- Erika Muster',
  '',
  'Teig kneten und',
  'ruhen lassen.',
  '',
  'Backen.',
];

describe('RezKonv', () => {
  it('reads sections, continuation lines, source and directions, without who typed it in', () => {
    expect(REZ_KONV.read([...CAKE, '', '====='].join('\n'))[0]).toMatchObject({
      title: 'Apfelkuchen',
      tags: ['Kuchen', 'Obst'],
      servings: 4,
      ingredients: ['TEIG:', '250 Gramm Mehl', '125 Gramm Butter, weich', 'BELAG:', '1 kg Äpfel säuerliche'],
      instructions: ['Teig kneten und ruhen lassen.', 'Backen.'],
      source_name: 'Unser Backbuch',
    });
  });

  it('reads several recipes, also without their ends', () => {
    expect(REZ_KONV.read([...CAKE, ...CAKE, '====='].join('\n'))).toHaveLength(2);
  });
});
