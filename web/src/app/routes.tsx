import { createRoute, redirect } from '@tanstack/react-router';

import { acceptShared } from '#app/accept-shared.ts';
import { guestTree, linkTree, sharedTree } from '#app/guest-routes.tsx';
import { lazyPage } from '#app/lazy-page.tsx';
import { parseNextPath } from '#app/next-path.ts';
import {
  prefetchBin,
  prefetchCategories,
  prefetchCommunity,
  prefetchCookbook,
  prefetchDashboard,
  prefetchEdit,
  prefetchModeration,
  prefetchPeople,
  prefetchProfile,
  prefetchReceived,
  prefetchRecipe,
} from '#app/prefetch.ts';
import { rootRoute } from '#app/root-route.tsx';
import { getSessionState } from '#app/router-context.ts';
import { parseWizardSearch } from '#features/recipe-form/model/wizard-search.ts';
import { parseRecipeSearch } from '#features/recipe-page/model/recipe-search.ts';

const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: lazyPage(() => import('#app/signed-in-layout.tsx'), 'SignedInLayout'),
  beforeLoad: ({ context, location }) => {
    if (getSessionState(context).user !== null) return;
    const next = parseNextPath(location.href);
    throw redirect({ to: '/login', search: next === null ? {} : { next }, replace: true });
  },
});

const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  component: lazyPage(() => import('#features/dashboard/components/dashboard-page.tsx'), 'DashboardPage'),
  loader: prefetchDashboard,
});

const createRecipeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/create-recipe',
  validateSearch: parseWizardSearch,
  beforeLoad: acceptShared,
  component: lazyPage(() => import('#features/recipe-form/components/create-recipe-page.tsx'), 'CreateRecipePage'),
  loader: prefetchProfile,
});

const editRecipeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/recipe/$id/edit',
  validateSearch: parseWizardSearch,
  component: lazyPage(() => import('#features/recipe-form/components/edit-recipe-page.tsx'), 'EditRecipePage'),
  loader: prefetchEdit,
});

const recipeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/recipe/$id',
  component: lazyPage(() => import('#features/recipe-page/components/recipe-page.tsx'), 'RecipePage'),
  loader: prefetchRecipe,
  validateSearch: parseRecipeSearch,
});

const communityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/community',
  component: lazyPage(() => import('#features/community/components/community-page.tsx'), 'CommunityPage'),
  loader: prefetchCommunity,
});

const cookbookRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/my-cookbook',
  component: lazyPage(() => import('#features/cookbook/components/cookbook-page.tsx'), 'CookbookPage'),
  loader: prefetchCookbook,
});

const collectionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/collections',
  component: lazyPage(() => import('#features/collections/components/collections-page.tsx'), 'CollectionsPage'),
});

const collectionRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/collections/$id',
  component: lazyPage(() => import('#features/collections/components/collection-page.tsx'), 'CollectionPage'),
});

const bookletRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/my-cookbook/booklet',
  component: lazyPage(() => import('#features/cookbook/components/booklet-page.tsx'), 'BookletPage'),
});

const importRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/import',
  component: lazyPage(() => import('#features/imports/components/import-page.tsx'), 'ImportPage'),
});

const reviewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/import/$id',
  component: lazyPage(() => import('#features/imports/components/review-page.tsx'), 'ReviewPage'),
});

/** The page reads the category from the URL itself, so switching categories does not remount it. */
const categoriesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/categories',
  component: lazyPage(() => import('#features/categories/components/categories-page.tsx'), 'CategoriesPage'),
  loader: prefetchCategories,
});

const categoryRoute = createRoute({ getParentRoute: () => categoriesRoute, path: '/$categoryName' });

const historyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/recipe/$id/history',
  component: lazyPage(() => import('#features/versions/components/history-page.tsx'), 'HistoryPage'),
});

const binRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bin',
  component: lazyPage(() => import('#features/bin/components/bin-page.tsx'), 'BinPage'),
  loader: prefetchBin,
});

const sharedWithMeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/shared-with-me',
  component: lazyPage(() => import('#features/collections/components/shared-with-me-page.tsx'), 'SharedWithMePage'),
  loader: prefetchReceived,
});

const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/profile',
  component: lazyPage(() => import('#features/profile/components/profile-page.tsx'), 'ProfilePage'),
  loader: prefetchProfile,
});

/** Pages for admins. The server checks this as well. */
const adminRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'admin-area',
  component: lazyPage(() => import('#app/admin-layout.tsx'), 'AdminLayout'),
  beforeLoad: ({ context }) => {
    if (getSessionState(context).user?.is_admin !== true) throw redirect({ to: '/dashboard', replace: true });
  },
});

const peopleRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/admin/people',
  component: lazyPage(() => import('#features/admin/components/people-page.tsx'), 'PeoplePage'),
  loader: prefetchPeople,
});

const invitationsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/admin/invitations',
  component: lazyPage(() => import('#features/invitations/components/invitations-page.tsx'), 'InvitationsPage'),
});

const moderationRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/admin/moderation',
  component: lazyPage(() => import('#features/admin/components/moderation-page.tsx'), 'ModerationPage'),
  loader: prefetchModeration,
});

const outboxRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/admin/outbox',
  component: lazyPage(() => import('#features/admin/components/outbox-page.tsx'), 'OutboxPage'),
});

const healthRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/admin/health',
  component: lazyPage(() => import('#features/admin/components/health-page.tsx'), 'HealthPage'),
});

const modelsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/admin/models',
  component: lazyPage(() => import('#features/admin/components/models-page.tsx'), 'ModelsPage'),
});

const errorsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/admin/errors',
  component: lazyPage(() => import('#features/admin/components/errors-page.tsx'), 'ErrorsPage'),
});

const auditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/admin/audit',
  component: lazyPage(() => import('#features/admin/components/audit-page.tsx'), 'AuditPage'),
});

export const routeTree = rootRoute.addChildren([
  guestTree,
  linkTree,
  sharedTree,
  signedInRoute.addChildren([
    dashboardRoute,
    createRecipeRoute,
    recipeRoute,
    editRecipeRoute,
    historyRoute,
    binRoute,
    sharedWithMeRoute,
    communityRoute,
    cookbookRoute,
    collectionsRoute,
    collectionRoute,
    bookletRoute,
    importRoute,
    reviewRoute,
    categoriesRoute.addChildren([categoryRoute]),
    profileRoute,
    adminRoute.addChildren([
      peopleRoute,
      invitationsRoute,
      moderationRoute,
      outboxRoute,
      healthRoute,
      modelsRoute,
      errorsRoute,
      auditRoute,
    ]),
  ]),
]);
