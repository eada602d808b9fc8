import { AccountMenuButton } from '#app/account-menu-button.tsx';
import { lazyMenu } from '#ui/lazy-menu.tsx';

/** The user's own pages, the theme and signing out. */
export const AccountMenu = lazyMenu(
  async () => {
    const { AccountMenuContent } = await import('#app/account-menu-content.tsx');
    return AccountMenuContent;
  },
  () => <AccountMenuButton />,
);
