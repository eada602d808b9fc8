import { AccountMenuButton } from '#app/account-menu-button.tsx';
import { fetchedMenu } from '#ui/fetched-menu.tsx';

/** What concerns oneself. */
export const AccountMenu = fetchedMenu(
  async () => {
    const { AccountMenuContent } = await import('#app/account-menu-content.tsx');
    return AccountMenuContent;
  },
  () => <AccountMenuButton />,
);
