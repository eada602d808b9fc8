import iconv from 'iconv-lite';
import { expect, test } from 'vitest';

import { readWhole } from '../../../../test/read-items.ts';
import { zipOf } from '../../../../test/zip.ts';

test('Plan to Eat is read with its headings, and without its unit of things', async () => {
  const table = [
    'Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Photo Url,Calories,Created At',
    'Bowl,Main Course,American,Beans,"A line.\r\nAnother.",Me,https://example.org/bowl,,75,15,90,7,1 loaf,", Base\n2 itm lime, halved\n1/2 pkg beans",Mix.\nServe.,"Cheap, Test",3,https://example.org/bowl.jpg,13,2023-10-13 20:29:29'.replace(
      'Mix.\nServe.',
      '"Mix.\nServe."',
    ),
    'Short,,,,,,,,,,,,,salt',
    '',
  ].join('\n');
  for (const bytes of [Buffer.from(table), await zipOf({ 'plantoeat.csv': table })]) {
    const { format, recipes, problems } = await readWhole(bytes);
    expect([format, problems]).toStrictEqual(['Plan to Eat', []]);
    expect(recipes).toStrictEqual([
      {
        title: 'Bowl',
        description: 'A line.\nAnother.',
        ingredients: ['Base:', '2 lime, halved', '1/2 pkg beans'],
        instructions: ['Mix.', 'Serve.'],
        image_url: 'https://example.org/bowl.jpg',
        preparation_time: 75,
        cooking_time: 15,
        total_time: 90,
        servings: 7,
        yield_text: '1 loaf',
        source_name: 'Me',
        source_url: 'https://example.org/bowl',
        nutrition: { Calories: '13' },
        tags: ['Main Course', 'American', 'Beans', 'Cheap', 'Test'],
        stars: 3,
        created_at: '2023-10-13T20:29:29.000Z',
      },
      { title: 'Short', ingredients: ['salt'] },
    ]);
  }
});

test('My Recipe Box is read with a trailing comma in the header and ragged rows', async () => {
  const { format, recipes } = await readWhole(
    [
      'title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,',
      'Tea,,5,,10,15,2 cups,"1 tsp tea\n1 l water","Boil.\n\nPour.",Hot,"calories : 2 kcal\nfat : 0 g",true,4,Drinks;Hot,easy,https://example.org/v,https://example.org/tea,https://example.org/tea.jpg,',
      'Milk,,,,,,,milk',
    ].join('\n'),
  );
  expect(format).toBe('My Recipe Box');
  expect(recipes).toStrictEqual([
    {
      title: 'Tea',
      ingredients: ['1 tsp tea', '1 l water'],
      instructions: ['Boil.', 'Pour.'],
      image_url: 'https://example.org/tea.jpg',
      preparation_time: 5,
      resting_time: 10,
      total_time: 15,
      yield_text: '2 cups',
      notes: 'Hot',
      nutrition: { calories: '2 kcal', fat: '0 g' },
      tags: ['Drinks', 'Hot', 'easy'],
      video_url: 'https://example.org/v',
      source_url: 'https://example.org/tea',
      stars: 4,
      is_favorite: true,
    },
    { title: 'Milk', ingredients: ['milk'] },
  ]);
});

const SOUP = { title: 'Suppe', ingredients: ['1 Möhre', '2 Äpfel'], instructions: ['Köcheln.'], servings: 4 };

test.each([
  ['semicolons', 'Titel;Zutaten;Zubereitung;Portionen\r\nSuppe;"1 Möhre\r\n2 Äpfel";Köcheln.;4\r\n'],
  ['tabs', 'Titel\tZutaten\tZubereitung\tPortionen\nSuppe\t1 Möhre | 2 Äpfel\tKöcheln.\t4\n'],
  ['commas and a line for Excel', 'sep=,\r\nName,Zutaten,Anleitung,Portionen\r\nSuppe,"1 Möhre; 2 Äpfel",Köcheln.,4'],
  ['commas in Spanish', 'Título,Ingredientes,Preparación,Raciones\nSuppe,"1 Möhre\n2 Äpfel",Köcheln.,4\n'],
  ['a list in JSON', 'name,ingredients,steps,serves\nSuppe,"[""1 Möhre"", ""2 Äpfel""]","[""Köcheln.""]",4\n'],
])('a table with %s is read by the names of its columns', async (_, table) => {
  for (const bytes of [
    Buffer.from(table),
    Buffer.from(`\ufeff${table}`),
    iconv.encode(table, 'cp1252'),
    iconv.encode(`\ufeff${table}`, 'utf-16le'),
  ]) {
    const { format, recipes } = await readWhole(bytes);
    expect(format).toBe('CSV');
    expect(recipes).toStrictEqual([SOUP]);
  }
});

test('a row with an open quotation mark is a problem after the rows before it', async () => {
  const rest = '1 egg\n'.repeat(400_000);
  const { recipes, problems } = await readWhole(`title,ingredients\nTea,tea\nCake,"${rest}`);
  expect(recipes).toHaveLength(1);
  expect(problems).toStrictEqual([{ name: 'Row 3', problem: expect.stringMatching(/quotation mark/u) as string }]);
});

test('a cell with a formula is plain text', async () => {
  const { recipes } = await readWhole('title,ingredients\n"=HYPERLINK(""x"")",=1+1\n');
  expect(recipes).toStrictEqual([{ title: '=HYPERLINK("x")', ingredients: ['=1+1'] }]);
});
