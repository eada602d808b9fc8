/**
 * Well-known dishes that are neither in the cookbook nor a form: a word for the nearest form, and the foods that the
 * name implies. Every name contains a word that no catalog row has, so that a text with it triggers loading.
 */
export const OTHER_DISHES: Readonly<Record<string, readonly [nearest: string, foods?: string]>> = {
  'baked alaska': ['ice cream'],
  croquette: ['fritter'],
  mojito: ['cooler', 'mint, lime, rum'],
  pbj: ['sandwich', 'peanut butter, jam'],
  'tonkotsu ramen': ['ramen', 'pork belly, ramen noodle, egg'],
  souffle: ['frittata', 'egg'],
  'wedding cake': ['cake', 'all-purpose flour'],
  'layer cake': ['cake', 'all-purpose flour'],
};
