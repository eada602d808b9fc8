import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import { DEMO_CONTAINER_ID } from '#app/demo-container.ts';
import { DemoBox } from '#features/landing/components/demo-box.tsx';
import { LandingPage } from '#features/landing/components/landing-page.tsx';

/** Gives way to the demo box. */
const DEMO_SLOT = '%DEMO%';

/**
 * The landing page for guests or for people who are signed in, as HTML, made once while building. The server puts the product's name and the year in when it sends
 * the page. The demo box is rendered by itself, because in the browser it is a React root of its own.
 */
export function renderLanding(pictures: ReadonlyMap<string, string>, isSignedIn: boolean): string {
  const pictureOf = (name: string): string => {
    const url = pictures.get(name);
    if (url === undefined) throw new Error(`No picture was drawn for ${name}`);
    return url;
  };
  const page = renderToStaticMarkup(
    <LandingPage
      productName="%PRODUCT_NAME%"
      year="%YEAR%"
      isSignedIn={isSignedIn}
      pictureOf={pictureOf}
      demo={
        <div id={DEMO_CONTAINER_ID} data-signed-in={isSignedIn ? '' : undefined}>
          {DEMO_SLOT}
        </div>
      }
    />,
  );
  return page.replace(DEMO_SLOT, () => renderToString(<DemoBox isSignedIn={isSignedIn} />));
}
