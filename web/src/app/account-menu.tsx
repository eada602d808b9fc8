import { AccountMenuButton } from '#app/account-menu-button.tsx';
import { lazyMenu } from '#ui/lazy-menu.tsx';

/** What concerns oneself. */
export const AccountMenu = lazyMenu(
  async () => {
    const { AccountMenuContent } = await import('#app/account-menu-content.tsx');
    return AccountMenuContent;
  },
  () => <AccountMenuButton />,
);
