import '#ui/styles.css';

import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from '#app/app.tsx';
import { createQueryClient } from '#app/query-client.ts';
import { createAppRouter, preloadPage } from '#app/router.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('app.html has no #root');

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
// In a task of its own: asking for a dozen files takes a phone as long as a slow frame.
setTimeout(() => preloadPage(router));

const root = createRoot(container);
// As a transition, which leaves the browser its breath between one part of the page and the next.
startTransition(() => {
  root.render(
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>,
  );
});
