import { PICTURE_WIDTHS, pictureUrl, pictureWidths } from '@larder/contract/pictures';
import type { Picture } from '@larder/contract/pictures';
import { cardIngredients } from '@larder/contract/recipes';
import { useEffect, useMemo, useState } from 'react';

import { classNames } from '#ui/class-names.ts';

type DrawDish = (dish: { title: string; category: string | null; ingredients: readonly string[] }) => string;

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

function useDrawDish(wanted: boolean): DrawDish | null {
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
  return draw;
}

export interface PicturedRecipe {
  readonly title: string;
  readonly category: string | null;
  readonly ingredients: readonly string[];
  /** The photo in our store; without one the dish is drawn. An address elsewhere is never loaded from here. */
  readonly picture?: Picture | null | undefined;
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

function listSources({ id, width }: Picture): string {
  const widths = pictureWidths(width);
  // The last may show fewer pixels than its name says; the browser chooses by how many there are.
  return widths.map((named) => `${pictureUrl(id, named)} ${Math.min(named, width)}w`).join(', ');
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
  const { title, category, picture = null } = recipe;
  /** The photo that would not load; another one gets its own chance. */
  const [broken, setBroken] = useState<string | null>(null);
  const [arrived, setArrived] = useState<string | null>(null);
  const photo = picture !== null && picture.id !== broken ? picture : null;
  const draw = useDrawDish(photo === null);
  // As a list carries them, so that it is the same drawing everywhere.
  const ingredients = cardIngredients(recipe.ingredients).join('\n');
  const drawing = useMemo(() => {
    if (photo !== null || draw === null) return null;
    return `data:image/svg+xml,${encodeURIComponent(draw({ title, category, ingredients: ingredients.split('\n') }))}`;
  }, [photo, draw, title, category, ingredients]);

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
          srcSet={listSources(photo)}
          src={pictureUrl(photo.id, PICTURE_WIDTHS[0])}
          width={photo.width}
          height={photo.height}
          onLoad={() => setArrived(photo.id)}
          onError={() => setBroken(photo.id)}
        />
      )}
      {drawing !== null && <img {...look} key={drawing} alt={alt} src={drawing} />}
    </div>
  );
}
