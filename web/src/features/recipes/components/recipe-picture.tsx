import { drawingUrl, newestDrawingUrl } from '@larder/contract/drawing';
import { PICTURE_WIDTHS, pictureUrl, pictureWidths } from '@larder/contract/pictures';
import type { Picture } from '@larder/contract/pictures';
import type { DishToDraw } from '@larder/culinary/dish-art-key';
import { useEffect, useMemo, useState } from 'react';

import { classNames } from '#ui/class-names.ts';

type DrawDish = (dish: DishToDraw) => string;

/** The engine that draws is fetched once, by the first picture that needs it. */
let engine: Promise<DrawDish> | undefined;
let loaded: DrawDish | null = null;

async function importEngine(): Promise<DrawDish> {
  try {
    const { drawDish } = await import('@larder/culinary/dish-art');
    loaded = drawDish;
    return drawDish;
  } catch (error) {
    engine = undefined;
    throw error;
  }
}

function loadEngine(): Promise<DrawDish> {
  engine ??= importEngine();
  return engine;
}

/** The drawing as a data address, if it is wanted, as soon as the engine is there. */
function useDrawing(recipe: PicturedRecipe, wanted: boolean): string | null {
  const [draw, setDraw] = useState<DrawDish | null>(() => loaded);
  useEffect(() => {
    if (!wanted || draw !== null) return undefined;
    let stale = false;
    const load = async (): Promise<void> => {
      try {
        const drawDish = await loadEngine();
        if (!stale) setDraw(() => drawDish);
      } catch {
        // Without the engine the place stays a plain sheet of paper; the text beside it says everything.
      }
    };
    void load();
    return () => {
      stale = true;
    };
  }, [wanted, draw]);
  const { title, category } = recipe;
  // One text, which stays the same as long as the ingredients do.
  const ingredients = (recipe.ingredients ?? []).join('\n');
  return useMemo(() => {
    if (!wanted || draw === null) return null;
    const drawing = draw({ title, category, ingredients: ingredients.split('\n') });
    return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  }, [wanted, draw, title, category, ingredients]);
}

export interface PicturedRecipe {
  /** Where it is kept already, the server draws it; what is not kept yet is drawn here. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly category: string | null;
  /** A list does not carry them: what the server draws of it, it draws from all of the recipe. */
  readonly ingredients?: readonly string[] | undefined;
  /** The end of the address of its drawing. */
  readonly drawing?: string | undefined;
  /** The photo in our store; without one the dish is drawn. An address elsewhere is never loaded from here. */
  readonly picture?: Picture | null | undefined;
  /** Where its photo and its drawing are, where that is not where everybody's are. */
  readonly pictureUrl?: ((width: number) => string) | undefined;
  readonly drawingUrl?: string | undefined;
}

export interface RecipePictureProps {
  recipe: PicturedRecipe;
  /** What it shows, for those who listen; empty where the title stands beside it. */
  alt?: string;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes?: string;
  /** In sight as soon as the page opens. */
  eager?: boolean;
  /** The picture the page is about: fetched before all others. */
  main?: boolean;
  /** Gives it its size: `aspect-…` and a width, so that nothing moves when it arrives. */
  className?: string;
}

/** A card in a grid, as it is on most screens. */
const CARD_SIZES = '(min-width: 80rem) 20rem, (min-width: 40rem) 45vw, 92vw';

function listSources({ width }: Picture, urlOf: (width: number) => string): string {
  const widths = pictureWidths(width);
  // The last may show fewer pixels than its name says; the browser chooses by how many there are.
  return widths.map((named) => `${urlOf(named)} ${Math.min(named, width)}w`).join(', ');
}

function servedDrawing(id: string, drawing: string | undefined): string {
  return drawing === undefined ? newestDrawingUrl(id) : drawingUrl({ id, drawing });
}

/** The recipe's photo if it has one that loads, else the drawing of it: the same recipe always has the same drawing. */
export function RecipePicture({
  recipe,
  alt = '',
  sizes = CARD_SIZES,
  eager = false,
  main = false,
  className,
}: RecipePictureProps) {
  const { id, picture = null } = recipe;
  /** The photo and the server's drawing that would not load; another one gets its own chance. */
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [arrived, setArrived] = useState<string | null>(null);
  const photo = picture !== null && !broken.includes(picture.id) ? picture : null;
  const urlOf = recipe.pictureUrl ?? ((width: number) => pictureUrl(photo?.id ?? '', width));
  const served = photo === null && id !== undefined ? (recipe.drawingUrl ?? servedDrawing(id, recipe.drawing)) : null;
  const isDrawnHere = photo === null && (served === null || broken.includes(served));
  const drawnHere = useDrawing(recipe, isDrawnHere);
  const drawing = isDrawnHere ? drawnHere : served;
  const setAside = (what: string) => setBroken((others) => [...others, what]);

  const look = {
    decoding: 'async',
    loading: eager || main ? 'eager' : 'lazy',
    fetchPriority: main ? 'high' : 'auto',
    className: 'size-full object-cover',
  } as const;
  const waits = photo !== null && arrived !== photo.id;
  return (
    <div
      className={classNames('overflow-hidden bg-paper-sunken bg-cover bg-center', className)}
      style={waits ? { backgroundImage: `url("${photo.preview}")` } : undefined}
    >
      {photo !== null && (
        <img
          {...look}
          key={photo.id}
          alt={alt}
          sizes={sizes}
          srcSet={listSources(photo, urlOf)}
          src={urlOf(PICTURE_WIDTHS[0])}
          width={photo.width}
          height={photo.height}
          onLoad={() => setArrived(photo.id)}
          onError={() => setAside(photo.id)}
        />
      )}
      {drawing !== null && <img {...look} key={drawing} alt={alt} src={drawing} onError={() => setAside(drawing)} />}
    </div>
  );
}
