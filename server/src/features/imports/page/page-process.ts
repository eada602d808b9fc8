import { answerParent } from '#platform/isolated-process.ts';

import type { PageSource } from './page-reader.ts';
import { readPageContent } from './read-page.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `PageReader` starts this process
answerParent((page) => readPageContent((page as PageSource).html, (page as PageSource).url));
