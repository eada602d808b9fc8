import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import { DEMO_CONTAINER_ID } from '#app/demo-container.ts';
import { DemoBox } from '#features/landing/components/demo-box.tsx';
import { LandingPage } from '#features/landing/components/landing-page.tsx';

/** Replaced by the demo box. */
const DEMO_SLOT = '%DEMO%';

/**
 * Renders the landing page for guests or for signed-in users as HTML, once per build. The server fills in the product's name and the
 * year. The demo box is rendered separately, because it is its own React root in the browser.
 */
export function renderLanding(pictures: ReadonlyMap<string, string>, isSignedIn: boolean): string {
  const pictureOf = (name: string): string => {
    const url = pictures.get(name);
    if (url === undefined) throw new Error(`No picture of ${name}`);
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
