import { Camera, ChefHat, Search, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

interface Feature {
  title: string;
  text: string;
  icon: LucideIcon;
  look: string;
}

const FEATURES: readonly Feature[] = [
  {
    title: 'AI Recipe Generation',
    text: 'Name a few ingredients and REECE writes the whole recipe: amounts, steps and times that fit together. Every line stays yours to change.',
    icon: ChefHat,
    look: 'bg-tomato-wash text-tomato-ink',
  },
  {
    title: 'Community Sharing',
    text: 'Send a recipe to one person, or put it on the table for everyone. Rate what others cook and see what is loved right now.',
    icon: Users,
    look: 'bg-basil-wash text-basil-ink',
  },
  {
    title: 'Image Recognition',
    text: 'Drop in a photo of what you bought and the ingredient list fills itself in. Look it over, fix it, then cook. If no photo reader is set up, we’ll say so and show you samples.',
    icon: Camera,
    look: 'bg-saffron-wash text-saffron-ink',
  },
  {
    title: 'Smart Search',
    text: 'Look for a dish, an ingredient, or half a memory of one. Typos are forgiven, and when your cookbook has nothing, REECE suggests something new.',
    icon: Search,
    look: 'bg-beet-wash text-beet-ink',
  },
];

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="shell py-16 sm:py-24">
      <h2 id="features" className="max-w-prose text-3xl font-semibold tracking-tight">
        A cookbook, and someone to ask
      </h2>
      <ul className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
        {FEATURES.map(({ title, text, icon: Icon, look }) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <span className={`grid size-12 place-items-center rounded-full ${look}`}>
              <Icon className="size-6" aria-hidden="true" />
            </span>
            <h3 className="mt-4 text-xl font-semibold">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
