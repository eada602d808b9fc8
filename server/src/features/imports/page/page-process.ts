import { answerParent } from '#platform/isolated-process.ts';

import type { PageToRead } from './page-reader.ts';
import { readPage } from './read-page.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `PageReader` starts this process
answerParent((page) => readPage((page as PageToRead).html, (page as PageToRead).url));
