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
  readonly image_url: string | null;
}

export interface RecipePictureProps {
  recipe: PicturedRecipe;
  /** What it shows, for those who listen; empty where the title stands beside it. */
  alt?: string;
  /** In sight as soon as the page opens. */
  eager?: boolean;
  /** Gives it its size: `aspect-…` and a width, so that nothing moves when it arrives. */
  className?: string;
}

/** The recipe's photo if it has one that loads, else the drawing of it: the same recipe always has the same drawing. */
export function RecipePicture({ recipe, alt = '', eager = false, className }: RecipePictureProps) {
  const { title, category, image_url: photo } = recipe;
  /** The photo that would not load; another address gets its own chance. */
  const [broken, setBroken] = useState<string | null>(null);
  const usesPhoto = photo !== null && photo !== '' && photo !== broken;
  const draw = useDrawDish(!usesPhoto);
  // As a list carries them, so that it is the same drawing everywhere.
  const ingredients = cardIngredients(recipe.ingredients).join('\n');
  const drawing = useMemo(() => {
    if (usesPhoto || draw === null) return null;
    return `data:image/svg+xml,${encodeURIComponent(draw({ title, category, ingredients: ingredients.split('\n') }))}`;
  }, [usesPhoto, draw, title, category, ingredients]);

  const source = usesPhoto ? photo : drawing;
  return (
    <div className={classNames('overflow-hidden bg-paper-sunken', className)}>
      {source !== null && (
        <img
          key={source}
          src={source}
          alt={alt}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => {
            if (usesPhoto) setBroken(photo);
          }}
        />
      )}
    </div>
  );
}
