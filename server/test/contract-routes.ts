import type { Route } from '@larder/contract/route';
import { routes } from '@larder/contract/routes';

/** Lists every route of the contract with its name, such as "recipes.getRecipe". */
export function listRoutes(): readonly { readonly name: RouteName; readonly route: Route }[] {
  return Object.entries(routes).flatMap(([feature, table]) =>
    Object.entries(table).map(([name, route]) => ({ name: `${feature}.${name}` as RouteName, route: route as Route })),
  );
}

export type RouteName = {
  [Feature in keyof typeof routes]: `${Feature}.${keyof (typeof routes)[Feature] & string}`;
}[keyof typeof routes];
