import { routes } from '@larder/contract/routes';

const ROUTE_TABLES: readonly Readonly<Record<string, { readonly path: string }>>[] = Object.values(routes);
const FIRST_PARTS = ROUTE_TABLES.flatMap((table) => Object.values(table)).map(({ path }) => path.split('/')[1] ?? '');
/** The first path segments of the server's routes. All other paths belong to the app. */
export const SERVER_PATHS = [...new Set(FIRST_PARTS)].filter((part) => part !== '');
