import '#ui/styles.css';

import { hydrateRoot } from 'react-dom/client';

import { DEMO_CONTAINER_ID } from '#app/demo-container.ts';
import { DemoBox } from '#features/landing/components/demo-box.tsx';
import { trackPointer } from '#platform/pointer-release.ts';

trackPointer();
// Only the demo box needs a script. It loads neither the router nor the query client.
const container = document.getElementById(DEMO_CONTAINER_ID);
if (container !== null) {
  const isSignedIn = container.dataset['signedIn'] !== undefined;
  hydrateRoot(container, <DemoBox isSignedIn={isSignedIn} />);
}
