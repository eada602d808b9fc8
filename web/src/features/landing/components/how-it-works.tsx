import { SamplePicture } from '#features/landing/components/sample-picture.tsx';
import type { PictureOf } from '#features/landing/components/sample-picture.tsx';
import { SAMPLE_DISHES } from '#features/landing/sample-dishes.ts';

const STEPS = [
  {
    title: 'Say what you have',
    text: 'Three things or thirteen, with amounts or without. REECE sorts out what goes together and what should stay in the fridge.',
  },
  {
    title: 'Make it yours',
    text: 'Change the title, swap an ingredient, add the step your grandmother swore by. Then save it.',
  },
  {
    title: 'Cook from it',
    text: 'Large type, plain steps and real times, on the phone that leans against the flour. It prints on one clean page, too.',
  },
];

export function HowItWorks({ pictureOf }: { pictureOf: PictureOf }) {
  return (
    <section aria-labelledby="how" className="border-y border-line bg-paper-sunken">
      <div className="shell py-16 sm:py-24">
        <h2 id="how" className="text-3xl font-semibold tracking-tight">
          How it works
        </h2>
        <ol className="mt-8 grid gap-8 sm:grid-cols-3">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 sm:flex-col sm:gap-2">
              <span
                aria-hidden="true"
                className="w-7 shrink-0 font-serif text-4xl leading-none font-semibold text-tomato-ink"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl font-semibold">{title}</h3>
                <p className="mt-1.5 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-16 border-t border-line pt-12">
          <h2 className="text-2xl font-semibold">No recipe without a picture</h2>
          <p className="mt-2 max-w-prose text-ink-soft">
            Add a photo of your own. Until then, we’ll draw one from its ingredients.
          </p>
          <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-9">
            {SAMPLE_DISHES.map(({ name, title, category }) => (
              <li key={name}>
                <SamplePicture src={pictureOf(name)} className="rounded-lg border border-line bg-paper-raised" />
                <p className="mt-2.5 font-serif leading-tight font-semibold">{title}</p>
                <p className="text-sm text-ink-faint">{category}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
