import { listOf } from './json-value.ts';
import { pictureAt } from './folder-pictures.ts';
import type { RecordFormat } from './json-format.ts';
import { areRecipeNames, readNamedFields } from './named-fields.ts';

/** RecetteTek: a ZIP file of "recipes.json" and pictures, with the columns of My Recipe Box. */
export const recetteTek: RecordFormat = {
  format: 'RecetteTek',
  matches: ({ record }) =>
    'title' in record && ('preparationTime' in record || 'originalPicture' in record) && 'instructions' in record,
  read: (found) => {
    const { fields, unsure = [] } = readNamedFields(Object.entries(found.record));
    const paths = listOf(found.record['pictures']).filter((path) => typeof path === 'string');
    return { fields, unsure, pictures: paths.flatMap((path) => pictureAt(found.archive, path)) };
  },
};

/** Any object with a title and ingredients or steps, whatever app wrote it. */
export const namedJson: RecordFormat = {
  format: 'JSON',
  matches: ({ record }) => areRecipeNames(Object.keys(record)),
  read: (found) => {
    const { fields, unsure = [] } = readNamedFields(Object.entries(found.record));
    const paths = ['image', 'images', 'picture', 'pictures', 'photo', 'photos'].flatMap((name) =>
      listOf(found.record[name]).filter((path) => typeof path === 'string'),
    );
    return { fields, unsure, pictures: paths.flatMap((path) => pictureAt(found.archive, path)) };
  },
};
