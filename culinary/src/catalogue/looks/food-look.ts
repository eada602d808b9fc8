/** The shape of a food in a drawing. */
export type ArtShape = 'chunk' | 'coin' | 'round' | 'slice' | 'crescent' | 'ring' | 'strip' | 'leaf' | 'dot' | 'berry' | 'floret' | 'mushroom' | 'fillet' | 'drumstick' | 'prawn' | 'egg' | 'wedge' | 'half' | 'strand' | 'tube' | 'grain' | 'crumb' | 'bean' | 'sprig' | 'shaving' | 'liquid' | 'bread' | 'sausage' | 'pod';

/** How a food looks in the finished dish; loaded only for drawing. */
export interface FoodLook {
  /** `#rrggbb` as seen on the plate, cut and cooked. */
  readonly color: string;
  readonly shape?: ArtShape;
}

export type LooksOf<Rows extends readonly { readonly name: string }[]> = Readonly<Record<Rows[number]['name'], FoodLook>>;
